import type { Subject } from '../../types.ts'

export const brokerSubjects: readonly Subject[] = [
	{
		words: [
			'conferir se um corretor',
			'conferir se o corretor',
			'corretor tem registro',
			'corretor e registrado',
			'corretor com registro',
			'registro ativo',
			'registro do corretor',
		],
		label: 'Registro do corretor',
		titles: ['Registro do corretor: como conferir na SUSEP', 'Como conferir se o corretor tem registro ativo'],
		heading: 'Dois minutos no site da SUSEP',
		opening:
			'Antes de entregar documentos e dinheiro a alguém, gaste dois minutos em uma consulta pública. Ela mostra se o corretor existe e se pode vender o que oferece.',
		points: [
			'Além da situação, o registro do corretor mostra em que ramos de seguro ele pode atuar.',
			'Sem registro ativo, ninguém pode intermediar seguro como corretor.',
		],
		facts: [
			'Corretor de seguros precisa de registro. A regra vem da [Lei 4.594/1964](lei-dos-corretores) e vale para a pessoa e para a empresa. Comissão de corretagem só pode ir a quem tem esse registro ativo.',
			'Abra a [consulta de corretores da SUSEP](susep-corretores) e procure por nome, CPF, CNPJ ou número. O resultado mostra a situação do registro. “Ativo” é o que você procura; suspenso ou cancelado é sinal de parar.',
			'Compare o registro do corretor com o cartão, o site e a proposta. Nome, CNPJ e cidade devem bater. A empresa corretora precisa, além disso, de um responsável técnico que também seja corretor.',
			'Veja em que ramos o corretor pode atuar. Há registros para todos os seguros e outros só para vida, previdência e capitalização. Oferta fora do ramo merece explicação.',
			'Não achou o registro? Peça o número completo e tente outra vez, pois cadastros antigos mudaram de numeração. Se mesmo assim nada aparece, não pague. Venda irregular se denuncia à própria SUSEP.',
			'Registro ativo não diz tudo. Confirme também se a seguradora tem autorização e se o boleto sai em nome dela. Por fim, veja se o nome do corretor consta da apólice.',
		],
		procedure: {
			heading: 'Confira o corretor em cinco passos',
			steps: [
				['Peça o número.', 'Nome completo, CPF ou CNPJ e registro.'],
				['Digite o endereço.', 'Entre na consulta da SUSEP sem usar link recebido.'],
				['Leia a situação.', 'Ativo, suspenso ou cancelado, e os ramos.'],
				['Compare os dados.', 'Com a proposta, o site e o cartão.'],
				['Guarde a tela.', 'Com a data da consulta.'],
			],
		},
		faqs: [
			[
				'O corretor precisa mostrar o registro?',
				'Pedir o número é natural, e quem trabalha certo informa sem demora. Muitos o deixam no rodapé do site e na assinatura do e-mail.',
			],
			[
				'Funcionário da corretora precisa de registro?',
				'A empresa e o responsável técnico precisam. A equipe pode ter prepostos e atendentes, que agem em nome da corretora. Confira, então, a empresa.',
			],
		],
	},
]
