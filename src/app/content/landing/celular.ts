import type { LandingContent } from './landing-content.ts'

export const celular = {
	slug: 'celular',
	path: '/seguros/celular',
	title: 'Seguro Celular',
	metaDescription:
		'Seguro celular contra roubo, quebra de tela, queda e líquido. Contrate até 90 dias depois da compra, com cotação em 10 minutos e sem taxa de adesão.',
	lead: 'Roubo, tela quebrada, queda e líquido. Comparamos mais de 15 seguradoras para o seu aparelho novo.',
	icon: 'celular',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro Celular.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro Celular.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Quatro dados do aparelho bastam para começar.',
		brand: {
			label: 'Marca',
			options: [
				'Apple',
				'Samsung',
				'Motorola',
				'Xiaomi',
				'Asus',
				'Google',
				'Honor',
				'Infinix',
				'Oppo',
				'Realme',
				'Outra',
			],
		},
		model: { label: 'Modelo', placeholder: 'Ex.: Galaxy S25 256 GB' },
		year: {
			label: 'Data da compra',
			options: ['Ainda vou comprar', 'Até 30 dias atrás', 'De 31 a 60 dias atrás', 'De 61 a 90 dias atrás'],
		},
		note: 'Sem taxa de adesão. O aparelho pode ser segurado até 90 dias depois da compra.',
	},
	benefits: {
		heading: 'Caiu, molhou, levaram: e agora?',
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
				text: 'Comparando o mesmo aparelho em mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Para o primeiro celular que você segura conosco.',
			},
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'Preço do seguro e franquia aparecem juntos, antes de você decidir.',
			},
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Tudo o que um bolso não segura',
		items: [
			{
				title: 'Roubo e furto qualificado',
				text: 'Com ameaça ou arrombamento. Furto simples e perda costumam ficar de fora.',
			},
			{ title: 'Quebra de tela', text: 'Troca da tela na rede da seguradora, descontada a franquia.' },
			{ title: 'Queda acidental', text: 'Conserto ou aparelho equivalente quando não há reparo.' },
			{ title: 'Contato com líquido', text: 'Chuva, café ou mar, se o plano incluir essa cobertura.' },
			{ title: 'Dano elétrico', text: 'Queima por oscilação de energia, inclusive durante a carga.' },
			{ title: 'Uso fora do Brasil', text: 'Cobertura em viagem, com conserto na volta, conforme a apólice.' },
		],
	},
	faqs: [
		{
			question: 'Até quando posso segurar o aparelho?',
			answer:
				'Até 90 dias depois da compra, com a nota fiscal. Passado o prazo, ele não é mais aceito. Se ainda vai comprar, já dá para cotar.',
		},
		{
			question: 'Existe carência?',
			answer:
				'Sim, de 30 dias para danos acidentais, como queda, tela quebrada e líquido. O prazo conta do início da vigência. Para roubo e furto qualificado, vale o que diz a apólice.',
		},
		{
			question: 'Qual é a diferença entre roubo, furto qualificado e furto simples?',
			answer:
				'No roubo há ameaça ou violência. No furto qualificado há marca, como bolsa cortada ou porta arrombada. No simples, o celular some sem vestígio. Este último quase nunca entra, salvo em planos específicos.',
		},
		{
			question: 'Como funciona a franquia?',
			answer:
				'É a parte que você paga em cada sinistro. Costuma ser um percentual do valor do aparelho. Informamos a franquia de cada opção em reais, antes de você escolher.',
		},
		{
			question: 'Levaram meu celular. O que faço primeiro?',
			answer:
				'Bloqueie a linha e o aparelho pelo IMEI. Avise o banco e use o app Celular Seguro, do governo federal. Registre o boletim de ocorrência. Depois avise a seguradora. Nós acompanhamos.',
		},
		{
			question: 'Recebo um aparelho novo?',
			answer:
				'Depende da apólice. Pode ser conserto, aparelho equivalente ou dinheiro, até o limite contratado. O equivalente pode ser recondicionado. Mostramos essa linha antes da compra.',
		},
		{
			question: 'O seguro cobre Pix e compras feitas pelo ladrão?',
			answer:
				'Não. Este seguro protege o aparelho. Transferências pedem outro produto, como o seguro de transações. Pergunte se quiser cotar os dois.',
		},
		{
			question: 'Posso desistir?',
			answer:
				'Pode. Na contratação a distância, o Código de Defesa do Consumidor dá 7 dias para se arrepender. O valor pago é devolvido. Depois disso, vale a regra de cancelamento da apólice.',
		},
	],
	testimonials: {
		heading: 'Da queda ao conserto',
		items: [
			{
				name: 'Júlia Santos',
				role: 'Estudante, Torres',
				comment:
					'Meu celular caiu nas pedras da Guarita e a tela virou farelo. Paguei a franquia e peguei consertado na semana seguinte.',
			},
			{
				name: 'Márcio Dalpiaz',
				role: 'Corretor de imóveis, Capão da Canoa',
				comment:
					'Fui assaltado e não sabia por onde começar. Me passaram a ordem certa: bloquear, registrar e só então avisar.',
			},
			{
				name: 'Priscila Ferraz',
				role: 'Confeiteira, Araranguá',
				comment: 'Avisaram que eu tinha só mais uma semana dos 90 dias. Se dependesse de mim, perdia o prazo.',
			},
		],
	},
	call: {
		heading: 'Celular novo? O prazo já está contando',
		text: 'Você tem 90 dias da compra para segurar. A cotação leva 10 minutos.',
	},
} satisfies LandingContent
