import type { LandingContent } from './landing-content.ts'

export const viagem = {
	slug: 'viagem',
	path: '/seguros/viagem',
	title: 'Seguro Viagem',
	metaDescription:
		'Seguro viagem no Brasil e no exterior: despesas médicas, bagagem, cancelamento e regresso. Compare mais de 15 seguradoras e receba a cotação em 10 minutos.',
	lead: 'Médico, bagagem e cancelamento, em qualquer fuso. Comparamos mais de 15 seguradoras para o seu roteiro.',
	icon: 'viagem',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro Viagem.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro Viagem.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Conte para onde vai. O resto acertamos por mensagem.',
		brand: {
			label: 'Destino',
			options: [
				'Brasil',
				'América do Sul',
				'América Central e Caribe',
				'América do Norte',
				'Europa',
				'África',
				'Ásia',
				'Oriente Médio',
				'Oceania',
				'Mais de um continente',
			],
		},
		model: { label: 'Cidades ou países', placeholder: 'Ex.: Lisboa e Porto' },
		year: {
			label: 'Duração',
			options: [
				'Até 7 dias',
				'De 8 a 15 dias',
				'De 16 a 30 dias',
				'De 31 a 90 dias',
				'Mais de 90 dias',
				'Várias viagens no ano',
			],
		},
		note: 'Sem taxa de adesão. Informe o CEP de onde você mora.',
	},
	benefits: {
		heading: 'Resolva o seguro antes da mala',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Cotação rápida',
				text: 'Em horário comercial, com as opções lado a lado na sua mensagem.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Comparando o mesmo roteiro em mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Para a primeira viagem que você segura conosco.',
			},
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'Você paga o seguro da viagem. A orientação é nossa parte.',
			},
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Da sala de embarque à volta para casa',
		items: [
			{
				title: 'Despesas médicas e hospitalares',
				text: 'Consulta, exame e internação de urgência, até o limite do plano.',
			},
			{
				title: 'Bagagem extraviada',
				text: 'Indenização pela mala que não chegou, complementar ou não à da companhia aérea.',
			},
			{
				title: 'Cancelamento e interrupção',
				text: 'Reembolso de gastos não devolvidos, pelos motivos listados na apólice.',
			},
			{
				title: 'Regresso e traslado',
				text: 'Volta com acompanhamento médico ou, em caso de morte, o traslado do corpo.',
			},
			{ title: 'Odontologia de urgência', text: 'Dor, infecção e dente quebrado durante a viagem.' },
			{
				title: 'Atraso de voo',
				text: 'Hospedagem e refeições depois das horas de espera previstas na apólice.',
			},
		],
	},
	faqs: [
		{
			question: 'O seguro é obrigatório para a Europa?',
			answer:
				'Para quem pede visto Schengen, sim: a cobertura médica mínima é de 30 mil euros. Brasileiros em viagem curta de turismo não precisam de visto. Mesmo assim, recomendamos ao menos esse valor. Confirme a regra no consulado.',
		},
		{
			question: 'Até quando posso contratar?',
			answer:
				'Antes do embarque. O ideal é na semana em que você compra as passagens. Assim a cobertura de cancelamento começa logo. Depois que a viagem começa, poucas seguradoras aceitam, e com restrições.',
		},
		{
			question: 'Tenho uma doença preexistente. Estou coberto?',
			answer:
				'Em geral há cobertura para crise que vire urgência, até a estabilização do quadro. O limite varia conforme a apólice. Tratamento de rotina fica de fora. Não precisa detalhar sua saúde neste formulário.',
		},
		{
			question: 'O seguro do cartão de crédito basta?',
			answer:
				'Às vezes. Confira o limite médico, os países aceitos e se a passagem precisa ser paga com o cartão. Muitos exigem emitir um certificado antes de viajar. Comparamos os dois para você.',
		},
		{
			question: 'Esporte e aventura entram na cobertura?',
			answer:
				'Depende da atividade e do plano. Trilha leve costuma entrar. Esqui, mergulho e competição geralmente pedem cobertura adicional. Diga o que pretende fazer.',
		},
		{
			question: 'Gestante pode contratar?',
			answer:
				'Pode. Cada seguradora fixa até qual semana atende e o que cobre. Leia esse limite antes de comprar. Mostramos as opções sem pedir nenhum exame.',
		},
		{
			question: 'O que faço se precisar de um médico lá fora?',
			answer:
				'Ligue primeiro para a central que está no bilhete. Ela indica o hospital e, quando possível, paga direto. Se você pagar, guarde laudo e recibos para o reembolso. Nós ajudamos daqui.',
		},
	],
	testimonials: {
		heading: 'Longe de casa, perto de ajuda',
		items: [
			{
				name: 'Renata Bianchi',
				role: 'Fotógrafa, Torres',
				comment:
					'Torci o pé em Lisboa no segundo dia. A central indicou o hospital e não paguei nada na hora. A Farol ligou à noite para saber como eu estava.',
			},
			{
				name: 'Otávio Lemos',
				role: 'Aposentado, Osório',
				comment: 'Minha mala ficou em Madri. Me disseram quais recibos guardar e o reembolso saiu depois da volta.',
			},
			{
				name: 'Bruna Kessler',
				role: 'Estudante, Porto Alegre',
				comment: 'Fui fazer intercâmbio e explicaram a diferença entre os planos sem empurrar o mais caro.',
			},
		],
	},
	call: {
		heading: 'Boa viagem começa antes do embarque',
		text: 'Cotação em 10 minutos, sem taxa de adesão.',
	},
} satisfies LandingContent
