import type { LandingContent } from './landing-content.ts'

export const responsabilidadeCivilProfissional = {
	slug: 'responsabilidade-civil-profissional',
	path: '/seguros/responsabilidade-civil-profissional',
	title: 'Seguro de Responsabilidade Civil Profissional',
	metaTitle: 'Responsabilidade Civil Profissional',
	metaDescription:
		'Seguro de responsabilidade civil profissional: custos de defesa, acordos e condenações por erro ou omissão. Para saúde, direito, engenharia e contabilidade.',
	lead: 'Defesa, acordos e condenações quando um cliente reclama do seu trabalho. Comparamos mais de 15 seguradoras.',
	icon: 'rc-profissional',
	chat: {
		line: 'landing',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro de Responsabilidade Civil Profissional.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro de Responsabilidade Civil Profissional.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Quatro respostas sobre o seu trabalho.',
		brand: {
			label: 'Área profissional',
			options: [
				'Medicina',
				'Odontologia',
				'Enfermagem',
				'Fisioterapia',
				'Psicologia',
				'Veterinária',
				'Advocacia',
				'Contabilidade',
				'Engenharia',
				'Arquitetura',
				'Tecnologia',
				'Mercado imobiliário',
				'Consultoria',
				'Outra',
			],
		},
		model: { label: 'Especialidade', placeholder: 'Ex.: dermatologia' },
		year: {
			label: 'Tempo de atuação',
			options: ['Menos de 2 anos', 'De 2 a 5 anos', 'De 6 a 10 anos', 'Mais de 10 anos'],
		},
		note: 'Sem taxa de adesão. Não envie dados de clientes ou pacientes.',
	},
	benefits: {
		heading: 'Para quem assina embaixo',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Cotação rápida',
				text: 'Primeiros valores em horário comercial. Especialidades raras podem pedir mais dados.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Comparando o mesmo limite em mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Para a primeira apólice profissional que você faz conosco.',
			},
			{
				figure: 'R$ 0',
				title: 'Sem taxa de adesão',
				text: 'Você paga o seguro. Ler as cláusulas com você é nossa parte.',
			},
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Da primeira notificação à sentença',
		items: [
			{ title: 'Erro ou omissão', text: 'Falhas sem intenção no serviço prestado. Atos dolosos ficam de fora.' },
			{
				title: 'Custos de defesa',
				text: 'Advogado, perícia e custas, no processo judicial e, conforme a apólice, no conselho.',
			},
			{
				title: 'Acordos e condenações',
				text: 'Indenizações fixadas em sentença ou em acordo aceito pela seguradora.',
			},
			{ title: 'Dano moral a clientes', text: 'Quando ligado à falha profissional, até o limite contratado.' },
			{ title: 'Perda de documentos', text: 'Custo de refazer papéis e arquivos confiados a você.' },
			{
				title: 'Fatos anteriores',
				text: 'Trabalhos feitos entre a data retroativa e a apólice, se você desconhecia o problema.',
			},
		],
	},
	faqs: [
		{
			question: 'Para quais profissões existe este seguro?',
			answer:
				'Para quase todas que respondem por um serviço técnico. Saúde, direito, contabilidade, engenharia, arquitetura e tecnologia são as mais comuns. Se a sua não está na lista, pergunte.',
		},
		{
			question: 'O que significa apólice à base de reclamações?',
			answer:
				'Vale a data em que o cliente reclama, não só a do erro. A reclamação precisa chegar durante a vigência ou no prazo adicional. Por isso, renovar sem intervalo é tão importante.',
		},
		{
			question: 'O que é a data retroativa?',
			answer:
				'É o limite para trás. Fatos posteriores a ela podem ser cobertos, mesmo os anteriores à apólice. Ao trocar de seguradora, peça para manter a data. Nós conferimos isso na proposta.',
		},
		{
			question: 'O seguro paga o processo no meu conselho de classe?',
			answer:
				'Muitos planos pagam a defesa em processo ético. Multas e penalidades disciplinares geralmente não entram. A cláusula varia, então lemos com você antes da assinatura.',
		},
		{
			question: 'Posso fazer um acordo direto com o cliente?',
			answer:
				'Não antes de falar com a seguradora. Assumir culpa ou fechar acordo sem autorização pode tirar a cobertura. Recebeu uma notificação? Avise no mesmo dia.',
		},
		{
			question: 'Que limite devo contratar?',
			answer:
				'Pense no maior prejuízo que um erro seu poderia causar. Some o custo de uma defesa longa. Procedimentos, valor das obras e faturamento dos clientes ajudam na conta.',
		},
		{
			question: 'A clínica ou o escritório precisa de outra apólice?',
			answer:
				'Em geral, sim. A apólice individual protege o seu nome. A empresa e a equipe podem ter cobertura própria ou conjunta. Avaliamos os dois caminhos.',
		},
		{
			question: 'O que mudou com a nova lei de seguros?',
			answer:
				'A Lei 15.040/2024 vale desde 11 de dezembro de 2025. As exclusões precisam ser claras, e a dúvida favorece o segurado. A seguradora tem 30 dias para decidir sobre o sinistro.',
		},
	],
	testimonials: {
		heading: 'Quando chegou a notificação',
		items: [
			{
				name: 'Paula Steffen',
				role: 'Médica, Osório',
				comment:
					'Recebi uma citação numa sexta à tarde. Na segunda já tinha advogado indicado e alguém me explicando cada prazo. Consegui continuar atendendo.',
			},
			{
				name: 'Henrique Maggi',
				role: 'Engenheiro civil, Torres',
				comment: 'Troquei de seguradora e não perdi a data retroativa. Eu nem sabia que isso existia.',
			},
			{
				name: 'Simone Carvalho',
				role: 'Contadora, Criciúma',
				comment: 'Um erro de guia gerou multa para um cliente. O seguro cobriu o prejuízo dele, e ele continua comigo.',
			},
		],
	},
	call: {
		heading: 'Seu nome é o que você tem de mais caro',
		text: 'Cotação em 10 minutos, sem taxa de adesão.',
	},
} satisfies LandingContent
