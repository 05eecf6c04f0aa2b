import type { LandingContent } from './landing-content.ts'

export const bike = {
	slug: 'bike',
	path: '/seguros/bike',
	title: 'Seguro Bike',
	metaDescription:
		'Seguro bike para bicicletas de R$ 2.000 a R$ 100.000: roubo, furto qualificado, queda, terceiros e transporte. Cotação em 10 minutos, sem taxa de adesão.',
	lead: 'Roubo, queda e danos a terceiros, na cidade e na trilha. Comparamos mais de 15 seguradoras para a sua bike.',
	icon: 'bike',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro Bike.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro Bike.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Quatro dados da bike bastam para começar.',
		brand: {
			label: 'Marca',
			options: [
				'Audax',
				'Caloi',
				'Cannondale',
				'Giant',
				'Groove',
				'Oggi',
				'Orbea',
				'Scott',
				'Sense',
				'Soul',
				'Specialized',
				'Trek',
				'TSW',
				'Outra',
			],
		},
		model: { label: 'Modelo', placeholder: 'Ex.: Impact Pro aro 29' },
		year: { label: 'Ano', options: 'last-25-years' },
		note: 'Sem taxa de adesão. Bikes de R$ 2.000 a R$ 100.000.',
	},
	benefits: {
		heading: 'Pedale mais leve',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Cotação rápida',
				text: 'Em horário comercial, com a franquia de cada opção à vista.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Comparando a mesma bike em mais de 15 seguradoras. Varia caso a caso.',
			},
			{ figure: '5', unit: '%', title: 'Desconto exclusivo', text: 'Para a primeira bike que você segura conosco.' },
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'Você paga o seguro. Comparar e explicar é nossa parte.',
			},
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Do guidão à roda traseira',
		items: [
			{
				title: 'Roubo e furto qualificado',
				text: 'Levada com ameaça ou com rompimento da trava. Furto simples costuma ficar de fora.',
			},
			{ title: 'Queda e colisão', text: 'Conserto de quadro, rodas e peças, descontada a franquia.' },
			{ title: 'Danos a terceiros', text: 'Batida em carro, pedestre ou outro ciclista, até o limite contratado.' },
			{ title: 'Acessórios', text: 'Ciclocomputador, farol e medidor de potência, se declarados na apólice.' },
			{
				title: 'Transporte da bike',
				text: 'No suporte do carro, no ônibus ou no avião, conforme a apólice.',
			},
			{ title: 'Assistência ao ciclista', text: 'Pneu furado, corrente quebrada e transporte até em casa.' },
		],
	},
	faqs: [
		{
			question: 'Qual valor de bicicleta pode ser segurado?',
			answer:
				'De R$ 2.000 a R$ 100.000. O valor vem da nota fiscal ou de uma avaliação aceita pela seguradora. Acessórios caros são somados à parte.',
		},
		{
			question: 'Minha bike é usada e sem nota. Posso contratar?',
			answer:
				'Muitas vezes, sim. Algumas seguradoras aceitam vistoria com fotos e número de série. Há limite de idade da bike, que muda de uma para outra. Envie os dados e nós conferimos.',
		},
		{
			question: 'O que é furto qualificado?',
			answer:
				'É o furto que deixa marca: cadeado cortado, porta arrombada, grade forçada. Bike solta que some, em regra, não é indenizada. Use trava e fotografe o lugar. Registre o boletim de ocorrência.',
		},
		{
			question: 'Bike elétrica entra?',
			answer:
				'Em geral, entra, com o motor e a bateria. A seguradora pode pedir que ela siga o limite legal de potência e velocidade. Diga o modelo na cotação.',
		},
		{
			question: 'Estou coberto em prova e competição?',
			answer:
				'Só quando o plano inclui. Há apólices para lazer e apólices para quem compete. Conte quais provas você faz antes de contratar.',
		},
		{
			question: 'O seguro vale fora do Brasil?',
			answer:
				'Alguns planos oferecem extensão internacional. Ela precisa constar na apólice antes da viagem. No avião, confira também a regra da companhia para despacho.',
		},
		{
			question: 'Em quanto tempo sai a decisão do sinistro?',
			answer:
				'A seguradora tem 30 dias, contados do aviso com os documentos exigidos. O prazo é da Lei 15.040/2024, em vigor desde 11 de dezembro de 2025.',
		},
	],
	testimonials: {
		heading: 'De volta ao pedal',
		items: [
			{
				name: 'Gustavo Raupp',
				role: 'Professor de educação física, Torres',
				comment:
					'Cortaram o cadeado na frente da padaria. Pediram boletim, fotos e nota. Um mês depois eu estava pedalando na beira do Mampituba de novo.',
			},
			{
				name: 'Letícia Monteiro',
				role: 'Triatleta amadora, Florianópolis',
				comment: 'Antes de fechar, perguntaram se eu competia. Ainda bem: o plano comum não cobriria as provas.',
			},
			{
				name: 'Eduardo Cunha',
				role: 'Designer, Criciúma',
				comment: 'Caí na trilha e trinquei o quadro. Paguei a franquia e a seguradora pagou o resto.',
			},
		],
	},
	call: {
		heading: 'Sua bike merece mais que um cadeado',
		text: 'Cotação em 10 minutos, sem taxa de adesão.',
	},
} satisfies LandingContent
