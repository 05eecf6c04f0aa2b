import type { Subject } from './types.ts'

/** Details of life insurance that prompts single out; the common ones stand with the topic. */
export const lifeDetails: readonly Subject[] = [
	{
		words: ['prestamista'],
		label: 'Seguro prestamista',
		heading: 'A proteção embutida no empréstimo',
		facts: [
			'O seguro prestamista existe para a dívida: se o segurado morre ou fica inválido, o saldo é pago ao credor. A família deixa de herdar as parcelas. Ela não recebe, porém, um capital livre.',
			'Antes de assinar o empréstimo, peça o custo do prestamista em separado. A contratação deve ser uma escolha. Compare com um seguro de vida do mesmo valor.',
			'Quem já tem seguro de vida folgado pode não precisar do prestamista. Quem não tem e deve muito, sim. A conta depende do prazo e da saúde.',
		],
	},
	{
		words: ['declaracao pessoal', 'declaracao de saude', 'diagnostic'],
		label: 'Declaração de saúde',
		heading: 'O que contar na declaração',
		facts: [
			'A declaração pessoal de saúde pergunta por doenças, cirurgias, remédios e hábitos. Responda só ao que se pergunta, com datas. Na dúvida, leve a lista ao médico.',
			'Diagnóstico omitido é a causa clássica de recusa. Já a resposta franca pode encarecer, restringir ou nem mudar a proposta. Em todos os casos, protege a família.',
			'Guarde cópia da declaração assinada. Se alguém preencheu por você, confira linha por linha. A assinatura vale pelo texto inteiro.',
		],
	},
	{
		words: ['faixa etaria', 'reajuste'],
		label: 'Reajuste por faixa etária',
		heading: 'O preço que cresce com a idade',
		facts: [
			'No plano por faixa etária, o prêmio sobe a cada aniversário ou a cada grupo de anos. A tabela precisa constar no contrato. Peça a projeção até a idade em que pretende manter.',
			'Existe outro modelo, de prêmio nivelado, que cobra mais no começo e menos no fim. Ele facilita o planejamento. Compare a soma em vinte anos, e não a primeira parcela.',
			'Além da idade, o valor acompanha um índice de preços, e o capital também. Um sem o outro seria perda. Confira os dois na carta anual.',
		],
	},
	{
		words: ['profissoes de risco', 'profissao de risco', 'trabalho perigoso'],
		label: 'Profissão de risco',
		heading: 'Trabalho perigoso e aceitação',
		facts: [
			'Policial, eletricista, piloto e mergulhador são exemplos de profissões de risco. Cada seguradora tem a sua lista. Umas recusam, outras cobram um acréscimo.',
			'Mudou de profissão? Comunique por escrito. O trabalho mais perigoso agrava o risco, e o mais calmo pode baixar o preço. O protocolo evita dúvida.',
			'Entidades da categoria costumam ter planos em grupo que aceitam a profissão de risco. O capital é menor, mas a entrada é fácil. Dá para somar com um plano individual.',
		],
	},
	{
		words: ['fumante', 'fumar', 'cigarro'],
		label: 'Seguro de vida para fumantes',
		heading: 'O cigarro entra na conta',
		facts: [
			'O fumante paga mais porque a estatística é pior. Cigarro eletrônico e charuto costumam contar do mesmo jeito. A pergunta da proposta diz qual período interessa.',
			'Quem parou de fumar há um ou dois anos pode pedir nova classificação. Algumas seguradoras exigem exame. Vale cotar de novo nessa data.',
			'Dizer que não fuma para pagar menos é arriscado. Exames e prontuários mostram o hábito. A família descobre o problema na pior hora.',
		],
	},
	{
		words: ['morte do segurado', 'falecimento do segurado'],
		label: 'Morte do segurado',
		titles: ['Morte do segurado: os primeiros papéis da família', 'Morte do segurado: o que a família reúne primeiro'],
		heading: 'Os primeiros papéis da família',
		facts: [
			{
				lead: 'A lista varia com a seguradora, mas a família quase sempre precisa de:',
				items: [
					'certidão de óbito;',
					'documento e CPF do segurado e de cada beneficiário;',
					'certidão de casamento, de nascimento ou prova da união estável;',
					'apólice, certificado ou número do contrato;',
					'dados da conta de quem vai receber.',
				],
			},
			'Se a morte veio de acidente ou violência, some o boletim de ocorrência e o laudo da perícia. Em caso de doença, a seguradora pode pedir um relatório do médico ou do hospital. Solicite essas cópias cedo, pois elas demoram.',
			'Cada beneficiário faz o próprio pedido e recebe a sua parte. Em regra, ninguém precisa esperar o inventário, porque o capital não é herança. Se não há nome indicado, a lei diz quem recebe.',
		],
	},
	{
		words: ['microsseguro'],
		label: 'Microsseguro',
		heading: 'Pouco por mês, proteção simples',
		facts: [
			'Microsseguro é o seguro de valor baixo, com linguagem simples e contratação rápida. Cobre, em geral, morte acidental, funeral ou pequenas perdas. Serve de primeiro degrau.',
			'No microsseguro, o capital resolve a emergência, e não o futuro da família. Some o que ele paga com as despesas do primeiro mês. O resto pede outro plano.',
			'Mesmo pequeno, o microsseguro precisa de seguradora autorizada e de documento. Confira o nome na [SUSEP](susep). Desconfie de quem cobra sem entregar nada.',
		],
	},
	{
		words: ['mulher', 'cancer de mama', 'utero'],
		label: 'Seguro de vida para mulheres',
		heading: 'Coberturas pensadas para mulheres',
		facts: [
			'Planos para mulheres costumam incluir diagnóstico de câncer de mama e de colo do útero. O pagamento vem em vida, com laudo. Leia o estágio exigido e a carência.',
			'O seguro não paga duas vezes o mesmo diagnóstico, salvo previsão. Veja se a cobertura continua depois do uso. Há planos que a encerram e mantêm a de morte.',
			'Histórico na família não impede a contratação, em regra. A proposta, porém, pode perguntar. Responda com clareza e guarde os exames recentes.',
		],
	},
	{
		words: ['parente falecido', 'tinha apolice', 'tinha seguro'],
		label: 'Seguro de vida esquecido',
		titles: [
			'Seguro de vida esquecido: como procurar a apólice',
			'Parente falecido tinha seguro de vida? Como descobrir',
			'Apólice de parente falecido: onde procurar primeiro',
		],
		heading: 'Onde procurar a apólice de quem faleceu',
		facts: [
			'Comece pelos extratos: débito mensal de seguradora deixa rastro. Depois, pergunte à empresa, ao sindicato e ao banco. Muita gente tem vida em grupo sem saber.',
			'Procure também e-mails, gavetas e a declaração de imposto. Cartão, empréstimo e consórcio podem trazer seguro junto. Anote o número de cada contrato encontrado.',
			'Com um nome em mãos, peça à seguradora a busca pelo CPF do falecido. Leve a certidão de óbito e prove o parentesco. A resposta deve vir por escrito.',
		],
	},
]
