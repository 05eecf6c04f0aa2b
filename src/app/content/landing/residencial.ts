import type { LandingContent } from './landing-content.ts'

export const residencial = {
	slug: 'residencial',
	path: '/seguros/residencial',
	title: 'Seguro Residencial',
	metaDescription:
		'Seguro residencial para casa, apartamento ou imóvel de praia: incêndio, vendaval, roubo e assistência 24 horas. Cotação em mais de 15 seguradoras.',
	lead: 'Incêndio, vendaval, roubo e chaveiro a qualquer hora. Comparamos mais de 15 seguradoras para a sua casa.',
	icon: 'residencial',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro Residencial.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro Residencial.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Quatro dados da casa bastam para começar.',
		brand: {
			label: 'Tipo de imóvel',
			options: [
				'Casa',
				'Casa em condomínio',
				'Apartamento',
				'Casa de veraneio',
				'Apartamento de veraneio',
				'Sítio ou chácara',
				'Outro',
			],
		},
		model: { label: 'Uso e metragem', placeholder: 'Ex.: moradia, 90 m²' },
		year: {
			label: 'Ano de construção',
			options: ['2021 em diante', '2011 a 2020', '2001 a 2010', '1981 a 2000', 'Até 1980', 'Não sei'],
		},
		note: 'Sem taxa de adesão. Informe o CEP do imóvel a segurar.',
	},
	benefits: {
		heading: 'Menos susto, menos conta',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Cotação rápida',
				text: 'Em horário comercial, sem visita e sem pilha de formulários.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Comparando a mesma casa em mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Para quem segura a casa pela primeira vez conosco.',
			},
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'Você paga o seguro. Comparar e explicar é nossa parte.',
			},
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Do telhado à fechadura',
		items: [
			{
				title: 'Incêndio, raio e explosão',
				text: 'A cobertura básica: reconstrução e conteúdo, até o limite contratado.',
			},
			{
				title: 'Vendaval e granizo',
				text: 'Telhas, vidros e o que a água molhou depois, conforme a apólice.',
			},
			{
				title: 'Roubo e furto',
				text: 'Bens levados com violência ou arrombamento. Furto simples costuma ficar de fora.',
			},
			{
				title: 'Danos elétricos',
				text: 'Geladeira, televisão e portão queimados por raio ou oscilação de energia.',
			},
			{
				title: 'Responsabilidade civil familiar',
				text: 'Danos que a família, os empregados domésticos ou os animais causam a outros.',
			},
			{
				title: 'Assistência 24 horas',
				text: 'Chaveiro, encanador, eletricista e vidraceiro, com os limites do plano.',
			},
		],
	},
	faqs: [
		{
			question: 'O seguro cobre enchente e alagamento?',
			answer:
				'Em geral, só se você contratar essa cobertura à parte. Nem toda seguradora oferece, e o endereço pesa na decisão. Diga na cotação se a rua alaga. Procuramos quem aceita.',
		},
		{
			question: 'Casa de praia fechada pode ter seguro?',
			answer:
				'Pode. O imóvel de veraneio tem plano próprio. Como fica vazio, a cobertura de roubo pode exigir fechaduras, grades ou alarme. Avise se você também aluga por temporada.',
		},
		{
			question: 'Moro de aluguel. Quem faz o seguro?',
			answer:
				'Pela Lei do Inquilinato, o seguro contra fogo é do proprietário, salvo se o contrato disser o contrário. O inquilino pode segurar os próprios móveis e a responsabilidade civil. Em alguns planos, uma apólice atende aos dois.',
		},
		{
			question: 'O seguro do condomínio já não protege meu apartamento?',
			answer:
				'Só em parte. Ele é obrigatório e cobre a estrutura do prédio. Seus móveis, os eletrônicos e o que vazar no vizinho ficam por sua conta. O residencial cobre essa diferença.',
		},
		{
			question: 'Que valor devo segurar?',
			answer:
				'O custo de reconstruir a casa e repor o que há dentro. O terreno não entra na conta. Valor baixo demais deixa você pagando a diferença. Ajudamos a chegar ao número.',
		},
		{
			question: 'Trabalho em casa. Muda alguma coisa?',
			answer:
				'Conte para nós. Computador e mesa de trabalho costumam entrar. Estoque, clientes que visitam ou ateliê pedem cobertura própria. O que não foi declarado pode não ser indenizado.',
		},
		{
			question: 'Em quanto tempo a seguradora decide sobre o sinistro?',
			answer:
				'Em até 30 dias do aviso com os documentos exigidos, pela Lei 15.040/2024. Ela vale desde 11 de dezembro de 2025. Se a apólice tiver uma cláusula duvidosa, a interpretação favorece o segurado.',
		},
	],
	testimonials: {
		heading: 'Depois do temporal',
		items: [
			{
				name: 'Denise Matos',
				role: 'Arquiteta, Capão da Canoa',
				comment:
					'O vento levou metade do telhado num sábado. Na segunda eu já tinha a vistoria marcada e alguém me dizendo o que fotografar.',
			},
			{
				name: 'Valdir Hendler',
				role: 'Comerciante, Torres',
				comment: 'Um raio queimou a geladeira e o portão. Pediram dois laudos, explicaram por quê, e resolveu.',
			},
			{
				name: 'Camila Rocha',
				role: 'Bancária, Caxias do Sul',
				comment:
					'Minha casa de praia passa meses fechada. Foram francos sobre o que precisava de alarme para ter cobertura.',
			},
		],
	},
	call: {
		heading: 'Sua casa bem guardada, com alguém para chamar',
		text: 'Cotação em 10 minutos, sem taxa de adesão.',
	},
} satisfies LandingContent
