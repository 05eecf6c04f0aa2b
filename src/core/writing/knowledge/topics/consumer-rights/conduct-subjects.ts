import type { Subject } from '../../types.ts'

/** What the two sides of a contract owe each other: leave to use data, and candour. */
export const consumerRightsConduct: readonly Subject[] = [
	{
		words: ['open insurance', 'compartilh', 'consentiment'],
		label: 'Dados no Open Insurance',
		angle: 'buying',
		titles: [
			'Open Insurance: como compartilhar dados com cuidado',
			'Open Insurance: os seus dados, com o seu consentimento',
		],
		heading: 'Quem vê os seus dados, e com que permissão',
		opening:
			'O seu histórico de seguros é seu, mas mora no sistema de cada empresa. O Open Insurance permite levá-lo de uma para outra, se você quiser.',
		points: [
			'No Open Insurance, nenhum dado do cliente anda de uma empresa a outra sem consentimento.',
			'O consentimento tem prazo e pode ser retirado a qualquer momento.',
		],
		facts: [
			'Open Insurance é o sistema em que o cliente autoriza empresas de seguro, previdência e capitalização a trocar os dados dele. O histórico passa por um canal padronizado. O CNSP criou as regras, e a [SUSEP](susep) fiscaliza.',
			'O consentimento precisa dizer quais dados, para qual fim, para quem e por quanto tempo. Ele nasce em canal eletrônico, com confirmação na empresa que guarda os dados. Caixa já marcada e cláusula escondida não valem.',
			'O consentimento tem prazo de validade e pode ser retirado a qualquer momento. Depois disso, a troca para. O que já serviu a um contrato, porém, pode precisar ficar guardado por lei.',
			'A vantagem de compartilhar é uma proposta mais ajustada, sem preencher tudo outra vez. O tempo sem sinistro aparece sozinho. Por outro lado, um histórico ruim também viaja.',
			'Compartilhar é opcional: dá para cotar e contratar pelo caminho comum. A [Lei Geral de Proteção de Dados](lgpd) continua a valer, com direito de saber, corrigir e reclamar. Leia a tela até o fim antes do aceite.',
			'Antes do consentimento, confirme se a empresa participa do Open Insurance. A lista é pública. Mensagem com link que pede senha do banco é golpe, e não compartilhamento.',
		],
		procedure: {
			heading: 'Compartilhar com calma, em cinco passos',
			steps: [
				['Confirme a empresa.', 'Ela precisa participar do sistema.'],
				['Leia o pedido.', 'Quais dados, para quê e até quando.'],
				['Autorize no lugar certo.', 'Dentro do aplicativo ou do site oficial.'],
				['Anote o prazo.', 'A data em que a permissão termina.'],
				['Revise depois.', 'Não usou? Retire a autorização.'],
			],
		},
		faqs: [
			[
				'Open Insurance custa alguma coisa?',
				'Para o cliente, autorizar ou retirar a autorização não deve ter custo. Desconfie de quem cobra para isso.',
			],
			[
				'A corretora vê os meus dados?',
				'Só o que você entregar ou autorizar. O sistema liga empresas participantes. Pergunte, por escrito, quem terá acesso.',
			],
		],
	},
	{
		words: ['boa-fe', 'boa fe', 'ma-fe'],
		label: 'Boa-fé no seguro',
		angle: 'rights',
		titles: [
			'Boa-fé no seguro: deveres de quem compra e de quem vende',
			'Boa-fé no contrato de seguro: o dever dos dois lados',
		],
		heading: 'Lealdade que a lei cobra dos dois lados',
		opening:
			'O seguro vende uma promessa e compra uma informação. Se um dos lados esconde o jogo, o contrato perde o sentido, e é por isso que a lei fala tanto em boa-fé.',
		points: [
			'A boa-fé obriga o segurado a responder com verdade e a seguradora a perguntar com clareza.',
			'Má-fé não se presume: quem acusa o outro lado precisa provar.',
		],
		facts: [
			'Boa-fé é agir com lealdade antes, durante e depois do contrato. No seguro ela pesa mais, porque cada lado depende do que o outro conta. A [Lei 15.040/2024](lei-do-seguro) cobra essa conduta do segurado e da seguradora.',
			'Quem contrata com boa-fé responde com verdade ao questionário. Omitir de propósito pode custar a garantia. Se o erro foi sem intenção, em geral a consequência é menor, como um ajuste na indenização.',
			'Quem vende também deve boa-fé: explica coberturas, exclusões, preço e comissão. Deve ainda ouvir a necessidade do cliente e não empurrar o que não serve. Venda apressada, sem documento, vai contra isso.',
			'Durante o contrato, a boa-fé pede aviso de mudanças que aumentam muito o risco. Carro que passa a rodar em aplicativo e casa que vira depósito são exemplos. Calar de propósito pesa contra o segurado.',
			'No sinistro, a boa-fé pede relato fiel e cuidado para não aumentar o dano. Da seguradora, ela cobra apuração séria, prazo e resposta com motivo. Exigir papel inútil para ganhar tempo não combina com ela.',
			'Má-fé não se presume, e a acusação precisa de prova. Por isso, guarde a proposta, as mensagens e as respostas que deu. Elas mostram o que cada um sabia no dia da assinatura.',
		],
		faqs: [
			[
				'Errei uma resposta sem querer. E agora?',
				'Avise a seguradora e peça a correção. Erro sem intenção costuma ter efeito menor do que a omissão de propósito, ainda mais quando você mesmo o conta.',
			],
			[
				'A seguradora pode usar algo que não perguntou?',
				'O questionário guia o dever de informar. Se ela não perguntou, fica mais difícil culpar quem não contou. Ainda assim, não esconda o que sabe que pesa.',
			],
		],
	},
]
