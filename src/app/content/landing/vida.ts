import type { LandingContent } from './landing-content.ts'

export const vida = {
	slug: 'vida',
	path: '/seguros/vida',
	title: 'Seguro de Vida',
	metaDescription:
		'Seguro de vida com coberturas em vida, para invalidez e doenças graves, e amparo para a família. Comparamos mais de 15 seguradoras, sem taxa de adesão.',
	lead: 'Amparo para quem depende de você, com coberturas também em vida. Comparamos mais de 15 seguradoras.',
	icon: 'vida',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro de Vida.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro de Vida.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Quatro respostas, sem nenhuma pergunta de saúde.',
		brand: {
			label: 'Quem proteger',
			options: ['Filhos', 'Cônjuge', 'A família toda', 'Pais', 'Sócios', 'A mim, em vida', 'Outro'],
		},
		model: { label: 'Profissão', placeholder: 'Ex.: professora' },
		year: {
			label: 'Valor da proteção',
			options: [
				'Até R$ 100 mil',
				'De R$ 100 mil a R$ 300 mil',
				'De R$ 300 mil a R$ 500 mil',
				'De R$ 500 mil a R$ 1 milhão',
				'Mais de R$ 1 milhão',
				'Ainda não sei',
			],
		},
		note: 'Sem taxa de adesão. Não envie dados de saúde por este formulário.',
	},
	benefits: {
		heading: 'Uma conversa difícil, feita de um jeito simples',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Cotação rápida',
				text: 'Em horário comercial, com o valor de cada cobertura separado.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Comparando o mesmo capital em mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Para quem faz o primeiro seguro de vida conosco.',
			},
			{ figure: 'R$ 0', title: 'Sem taxa de adesão', text: 'Você paga o seguro. A orientação é nossa parte.' },
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Para quem fica e para você',
		items: [
			{
				title: 'Morte por qualquer causa',
				text: 'Natural ou acidental, com as exceções da lei e da apólice.',
			},
			{
				title: 'Invalidez por acidente',
				text: 'Indenização total ou parcial, conforme o grau da perda.',
			},
			{ title: 'Doenças graves', text: 'Pagamento em vida no diagnóstico das doenças listadas na apólice.' },
			{
				title: 'Diária por incapacidade',
				text: 'Um valor por dia de afastamento do trabalho, conforme a apólice.',
			},
			{ title: 'Cônjuge e filhos', text: 'A família incluída na mesma apólice, com capital próprio.' },
			{ title: 'Assistência funeral', text: 'Serviço organizado ou reembolso, até o limite contratado.' },
		],
	},
	faqs: [
		{
			question: 'Preciso fazer exame médico?',
			answer:
				'Nem sempre. Na proposta, a seguradora pede uma declaração de saúde. Para capitais altos, pode pedir exames. Responda com a verdade: esconder uma doença pode custar a indenização.',
		},
		{
			question: 'O seguro paga alguma coisa em vida?',
			answer:
				'Pode pagar. Invalidez por acidente, doenças graves e diária por incapacidade são pagas a você. Cada uma é contratada à parte, com limite próprio.',
		},
		{
			question: 'Quem recebe a indenização?',
			answer:
				'Quem você indicar. Em regra, dá para trocar quando quiser. Sem indicação, a lei divide: metade para o cônjuge ou companheiro, metade para os outros herdeiros.',
		},
		{
			question: 'O dinheiro entra no inventário?',
			answer:
				'Não. Pela Lei 15.040/2024, o capital pago por morte não é herança. A seguradora paga direto aos beneficiários, sem esperar o inventário.',
		},
		{
			question: 'O seguro cobre suicídio?',
			answer:
				'Sim, depois de 24 meses de vigência. É a regra da lei para todas as seguradoras. Se o capital aumentar, a parte nova conta o próprio prazo. Precisa conversar? O CVV atende de graça, a qualquer hora, no 188.',
		},
		{
			question: 'Existe carência para as outras coberturas?',
			answer:
				'Depende da apólice. Acidentes, em regra, valem desde o primeiro dia. Doenças graves e morte natural podem ter carência. O prazo aparece na proposta, antes de você assinar.',
		},
		{
			question: 'Quanto devo contratar?',
			answer:
				'Comece por uma conta simples. Some as dívidas, o estudo dos filhos e os anos de despesas a cobrir. Desconte o que a família já tem. Fazemos essa conta com você.',
		},
		{
			question: 'Em quanto tempo a seguradora responde ao aviso?',
			answer:
				'Ela tem 30 dias para decidir, contados do aviso com os documentos exigidos. O prazo é da Lei 15.040/2024, em vigor desde 11 de dezembro de 2025. Ajudamos a família a reunir os papéis.',
		},
	],
	testimonials: {
		heading: 'Quando a família precisou',
		items: [
			{
				name: 'Sandra Oliveira',
				role: 'Contadora, Sombrio',
				comment:
					'Quando meu marido faleceu, eu não sabia por onde começar. Vieram com a lista de documentos e cuidaram do aviso. Pude cuidar dos meninos.',
			},
			{
				name: 'Fábio Selau',
				role: 'Mestre de obras, Torres',
				comment: 'Quebrei o braço na obra e recebi as diárias do afastamento. Eu nem lembrava que tinha contratado.',
			},
			{
				name: 'Cristiane Webber',
				role: 'Farmacêutica, Tramandaí',
				comment: 'Achei que era caro. Fizemos a conta do que a família precisava e coube no mês.',
			},
		],
	},
	call: {
		heading: 'Cuide hoje de quem conta com você',
		text: 'Cotação em 10 minutos, sem taxa de adesão.',
	},
} satisfies LandingContent
