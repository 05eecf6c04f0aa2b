import type { LandingContent } from './landing-content.ts'

export const previdencia = {
	slug: 'previdencia',
	path: '/servicos/previdencia',
	title: 'Previdência Privada',
	metaDescription:
		'Previdência privada PGBL ou VGBL: entenda a dedução de até 12%, a tributação, a portabilidade e a sucessão. Simulação em 10 minutos, sem taxa de adesão.',
	lead: 'PGBL ou VGBL, com impostos e taxas explicados. Comparamos planos de mais de 15 seguradoras.',
	icon: 'previdencia',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma simulação de Previdência Privada.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre Previdência Privada.',
	},
	quote: {
		heading: 'Simulação em 10 minutos',
		intro: 'Quatro respostas sobre o seu plano.',
		brand: {
			label: 'Objetivo',
			options: [
				'Aposentadoria',
				'Estudo dos filhos',
				'Sucessão da família',
				'Dedução no imposto de renda',
				'Trazer plano de outra instituição',
				'Outro',
			],
		},
		model: { label: 'Contribuição mensal', placeholder: 'Ex.: R$ 500' },
		year: {
			label: 'Prazo até usar',
			options: ['Até 5 anos', 'De 6 a 10 anos', 'De 11 a 20 anos', 'Mais de 20 anos'],
		},
		note: 'Sem taxa de adesão. Rentabilidade passada não assegura resultado futuro.',
	},
	benefits: {
		heading: 'Um plano que você entende',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Simulação rápida',
				text: 'Em horário comercial, com impostos e taxas na mesma folha.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Em taxas, comparando planos parecidos de mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Na taxa de carregamento do primeiro plano conosco, quando ela existe.',
			},
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'O plano tem taxa de administração, mostrada na simulação.',
			},
		],
	},
	coverages: {
		eyebrow: 'Como funciona',
		heading: 'Seis escolhas, uma de cada vez',
		items: [
			{
				title: 'PGBL',
				text: 'Para quem faz a declaração completa. Deduz até 12% da renda bruta tributável.',
			},
			{ title: 'VGBL', text: 'Para quem usa a simplificada. Não deduz, mas o imposto incide só sobre o ganho.' },
			{
				title: 'Tributação',
				text: 'Tabela progressiva ou regressiva. Você escolhe até o primeiro resgate ou benefício.',
			},
			{
				title: 'Portabilidade',
				text: 'Troca de plano sem resgate e sem imposto, entre planos do mesmo tipo.',
			},
			{ title: 'Resgate ou renda', text: 'Tudo de uma vez, aos poucos ou como renda mensal, conforme o plano.' },
			{ title: 'Sucessão', text: 'O saldo vai para os beneficiários indicados, em regra sem inventário.' },
		],
	},
	faqs: [
		{
			question: 'PGBL ou VGBL: qual serve para mim?',
			answer:
				'O PGBL costuma servir a quem faz a declaração completa e contribui para a previdência oficial. O VGBL, a quem usa a simplificada ou é isento. Dá para ter os dois.',
		},
		{
			question: 'Como funciona a dedução de 12%?',
			answer:
				'As contribuições ao PGBL podem ser deduzidas até 12% da renda bruta tributável do ano. É preciso usar a declaração completa e contribuir para o INSS ou regime próprio. O imposto é adiado, não perdoado. No resgate, ele incide sobre o valor total.',
		},
		{
			question: 'Tabela progressiva ou regressiva?',
			answer:
				'Na regressiva, a alíquota começa em 35% e cai até 10% depois de dez anos. Na progressiva, vale a tabela comum do imposto de renda. Desde 2024, a escolha pode esperar o primeiro resgate ou benefício. Depois, não muda.',
		},
		{
			question: 'Posso trocar de plano sem pagar imposto?',
			answer:
				'Sim, pela portabilidade. O dinheiro vai de um plano para outro sem passar pela sua conta. PGBL só vai para PGBL, e VGBL para VGBL. Pode haver carência antes da troca.',
		},
		{
			question: 'Quando posso resgatar?',
			answer:
				'Depois da carência do plano, que consta no regulamento. Resgatar cedo pode custar mais imposto. Para uma emergência, tenha outra reserva.',
		},
		{
			question: 'Quais taxas vou pagar?',
			answer:
				'A taxa de administração, cobrada ao ano sobre o saldo. Alguns planos cobram carregamento na entrada ou na saída. Aportes muito altos em VGBL pagam também IOF. Em muitos anos, meio ponto de taxa faz diferença.',
		},
		{
			question: 'O saldo entra no inventário?',
			answer:
				'Em regra, não. Ele é pago aos beneficiários que você indicou. O STF decidiu, em 2024, que não incide ITCMD sobre PGBL e VGBL na morte do titular. O imposto de renda continua valendo.',
		},
		{
			question: 'Previdência rende quanto?',
			answer:
				'Depende do fundo escolhido e do mercado. Não há rendimento prometido, e o saldo pode oscilar. Previdência aberta também não tem a proteção do FGC. A fiscalização é da SUSEP.',
		},
	],
	testimonials: {
		heading: 'Quem já começou',
		items: [
			{
				name: 'Elisa Fontoura',
				role: 'Dentista, Torres',
				comment:
					'Eu pagava PGBL e fazia a declaração simplificada. Foram os primeiros a me dizer que assim eu não deduzia nada.',
			},
			{
				name: 'Ricardo Pacheco',
				role: 'Analista de sistemas, Porto Alegre',
				comment: 'Fiz a portabilidade de um plano caro que estava esquecido no banco. Cuidaram da papelada toda.',
			},
			{
				name: 'Marlene Teixeira',
				role: 'Servidora pública, Osório',
				comment: 'Queria deixar algo para os netos sem complicação. Me explicaram os beneficiários com paciência.',
			},
		],
	},
	call: {
		heading: 'O melhor mês para começar é este',
		text: 'Simulação em 10 minutos, com impostos e taxas à vista.',
	},
} satisfies LandingContent
