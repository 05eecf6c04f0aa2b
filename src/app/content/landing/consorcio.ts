import type { LandingContent } from './landing-content.ts'

export const consorcio = {
	slug: 'consorcio',
	path: '/servicos/consorcio',
	title: 'Consórcio',
	metaDescription:
		'Consórcio de imóvel, carro ou serviço, de 24 a 200 meses, sem juros e com taxa de administração clara. Administradoras autorizadas pelo Banco Central.',
	lead: 'Planeje a casa, o carro ou a reforma, sem juros e com taxas claras. Administradoras autorizadas pelo Banco Central.',
	icon: 'consorcio',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma simulação de Consórcio.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre Consórcio.',
	},
	quote: {
		heading: 'Simulação em 10 minutos',
		intro: 'Diga o que quer comprar e em quanto tempo.',
		brand: {
			label: 'Tipo de bem',
			options: ['Imóvel', 'Carro', 'Moto', 'Caminhão', 'Máquina ou equipamento', 'Serviço', 'Outro'],
		},
		model: { label: 'Valor da carta', placeholder: 'Ex.: R$ 80.000' },
		year: {
			label: 'Prazo',
			options: [
				'De 24 a 48 meses',
				'De 49 a 72 meses',
				'De 73 a 100 meses',
				'De 101 a 150 meses',
				'De 151 a 200 meses',
			],
		},
		note: 'Sem taxa de adesão. Taxa de administração e fundo de reserva constam na simulação.',
	},
	benefits: {
		heading: 'Conta feita antes da assinatura',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Simulação rápida',
				text: 'Em horário comercial, com a parcela e todas as taxas separadas.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'No custo total, comparado a um financiamento do mesmo valor. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Na taxa de administração da primeira cota contratada conosco.',
			},
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'Você paga as parcelas do plano. A orientação é nossa parte.',
			},
		],
	},
	coverages: {
		eyebrow: 'Como funciona',
		heading: 'Do primeiro boleto à chave na mão',
		items: [
			{ title: 'Carta de crédito', text: 'O valor que você escolhe, corrigido pelo índice previsto no contrato.' },
			{
				title: 'Parcelas sem juros',
				text: 'Há taxa de administração, fundo de reserva e, às vezes, seguro. Tudo em percentual, no contrato.',
			},
			{ title: 'Sorteio mensal', text: 'Quem está em dia concorre todo mês na assembleia do grupo.' },
			{ title: 'Lance', text: 'Antecipe parcelas para tentar a carta antes. Cada grupo tem sua regra.' },
			{
				title: 'Contemplação',
				text: 'Vem por sorteio ou lance, até o fim do grupo. Ninguém pode prometer a data.',
			},
			{
				title: 'Uso do crédito',
				text: 'Compra à vista do bem, depois da análise de crédito e das garantias.',
			},
		],
	},
	faqs: [
		{
			question: 'Quem administra o consórcio?',
			answer:
				'Uma administradora autorizada e fiscalizada pelo Banco Central. Nós somos apenas representantes: apresentamos os planos e acompanhamos você. O nome da administradora está na simulação e no contrato. Confira o cadastro dela no site do Banco Central.',
		},
		{
			question: 'Consórcio não tem custo?',
			answer:
				'Tem. Não há juros, mas há taxa de administração e fundo de reserva. Pode haver também seguro. Cada item aparece em percentual no contrato. Compare sempre o total pago, não só a parcela.',
		},
		{
			question: 'Quais são os prazos?',
			answer:
				'De 24 a 200 meses. Planos de veículos costumam ser mais curtos, e os de imóveis, mais longos. O prazo certo é o que cabe no seu orçamento.',
		},
		{
			question: 'Quando vou ser contemplado?',
			answer:
				'Não há como saber. Pode ser na primeira assembleia ou na última. O lance aumenta a chance, mas não dá certeza. Desconfie de quem promete data. Se você tem pressa, o consórcio talvez não sirva.',
		},
		{
			question: 'A parcela aumenta?',
			answer:
				'Pode aumentar. A carta é corrigida por um índice do contrato, para não perder poder de compra. A parcela acompanha a correção. Mostramos esse índice na simulação.',
		},
		{
			question: 'Posso usar o FGTS?',
			answer:
				'Em consórcio de imóvel, sim, dentro das regras do fundo. Ele serve para dar lance, completar a carta ou abater parcelas. Verificamos se o seu caso se enquadra.',
		},
		{
			question: 'E se eu desistir no meio?',
			answer:
				'Você não perde tudo, mas espera. A cota excluída participa de sorteios para devolução. Se não sair, o valor volta após o encerramento do grupo. Pode haver multa, prevista no contrato. Também é possível vender a cota.',
		},
		{
			question: 'Fui contemplado. Recebo o dinheiro na hora?',
			answer:
				'Não. A administradora analisa seu crédito e pede garantias, como a alienação do bem. Depois ela paga o vendedor. Mantenha as parcelas em dia até o fim do plano.',
		},
	],
	testimonials: {
		heading: 'Quem planejou conta',
		items: [
			{
				name: 'Adriano Borges',
				role: 'Caminhoneiro, Terra de Areia',
				comment:
					'Me disseram logo de cara que ninguém sabe quando sai. Planejei o lance por dois anos e troquei o caminhão sem financiamento.',
			},
			{
				name: 'Vanessa Lopes',
				role: 'Cabeleireira, Torres',
				comment: 'Puseram na tela a taxa, o fundo de reserva e o total. Foi a primeira conta clara que me mostraram.',
			},
			{
				name: 'Leandro Model',
				role: 'Agricultor, Mampituba',
				comment: 'Fui sorteado e me ajudaram com os papéis da garantia. O trator chegou antes da safra.',
			},
		],
	},
	call: {
		heading: 'Compra grande se faz com calma',
		text: 'Simulação em 10 minutos, com todas as taxas à vista.',
	},
} satisfies LandingContent
