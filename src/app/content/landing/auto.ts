import type { LandingContent } from './landing-content.ts'

export const auto = {
	slug: 'auto',
	path: '/seguros/auto',
	title: 'Seguro Auto',
	metaDescription:
		'Seguro auto com cotação em 10 minutos em mais de 15 seguradoras. Explicamos franquia, terceiros, guincho e carro reserva. Sem taxa de adesão.',
	lead: 'Colisão, roubo, terceiros e guincho 24 horas. Comparamos mais de 15 seguradoras e explicamos cada diferença.',
	icon: 'auto',
	chat: {
		line: 'auto',
		quoteMessage: 'Olá! Gostaria de uma cotação de Seguro Auto.',
		consultantMessage: 'Olá! Gostaria de falar com um consultor sobre o Seguro Auto.',
	},
	quote: {
		heading: 'Cotação em 10 minutos',
		intro: 'Quatro dados bastam para começar.',
		brand: {
			label: 'Marca',
			options: [
				'Chevrolet',
				'Volkswagen',
				'Fiat',
				'Ford',
				'Toyota',
				'Honda',
				'Hyundai',
				'Nissan',
				'Renault',
				'Peugeot',
				'Citroën',
				'Jeep',
				'BMW',
				'Mercedes-Benz',
				'Audi',
				'Volvo',
				'Mitsubishi',
				'Subaru',
				'Kia',
				'Outro',
			],
		},
		model: { label: 'Modelo', placeholder: 'Ex.: Nivus Highline' },
		year: { label: 'Ano', options: 'last-25-years' },
		note: 'Sem taxa de adesão.',
	},
	benefits: {
		heading: 'O que você ganha ao cotar com a Farol',
		items: [
			{
				figure: '10',
				unit: 'min',
				title: 'Cotação rápida',
				text: 'Do formulário à proposta, em horário comercial, com gente conferindo.',
			},
			{
				before: 'até',
				figure: '40',
				unit: '%',
				title: 'De economia',
				text: 'Comparando o mesmo perfil em mais de 15 seguradoras. Varia caso a caso.',
			},
			{
				figure: '5',
				unit: '%',
				title: 'Desconto exclusivo',
				text: 'Para quem contrata o seguro do carro pela primeira vez conosco.',
			},
			{ figure: 'R$ 0', title: 'Sem taxa de adesão', text: 'Você paga o seguro. A orientação é nossa parte.' },
		],
	},
	coverages: {
		eyebrow: 'Coberturas',
		heading: 'Ponto por ponto, do capô ao guincho',
		items: [
			{
				title: 'Colisão e perda total',
				text: 'Conserto ou indenização pela Tabela Fipe, conforme a apólice.',
			},
			{
				title: 'Roubo, furto e incêndio',
				text: 'Na apólice compreensiva entram também granizo, alagamento e queda de árvore.',
			},
			{
				title: 'Danos a terceiros',
				text: 'Materiais e corporais, no limite que você escolher. Danos morais podem ser incluídos.',
			},
			{
				title: 'Vidros, faróis e retrovisores',
				text: 'Troca na rede da seguradora, com franquia própria.',
			},
			{
				title: 'Assistência 24 horas',
				text: 'Guincho, chaveiro, troca de pneu e pane seca, com os limites da apólice.',
			},
			{ title: 'Carro reserva', text: 'De 7 a 30 dias enquanto o seu está na oficina, conforme o plano.' },
		],
	},
	faqs: [
		{
			question: 'Em quanto tempo recebo a cotação?',
			answer:
				'Em até 10 minutos no horário comercial. Comparamos mais de 15 seguradoras e enviamos as melhores opções por mensagem. As diferenças vão explicadas.',
		},
		{
			question: 'Posso usar minha classe de bônus?',
			answer:
				'Sim. O bônus acompanha você, mesmo que troque de seguradora. Envie a apólice atual e nós conferimos a classe. Renove perto do vencimento: com atraso, a classe pode cair. Sinistro indenizado também costuma reduzi-la.',
		},
		{
			question: 'O que muda no preço por causa do CEP?',
			answer:
				'A seguradora olha onde o carro passa a noite. Lugares com mais roubos e batidas custam mais. Informe o CEP do pernoite, não o do trabalho. Um endereço errado pode reduzir a indenização, ou até impedi-la em caso de má-fé.',
		},
		{
			question: 'Como funciona a franquia?',
			answer:
				'Franquia é a sua parte no conserto. A seguradora paga o que passar dela. Em perda total e em danos a terceiros, em regra, ela não é cobrada. Quanto maior a franquia, mais barato o seguro.',
		},
		{
			question: 'Quando a batida vira perda total?',
			answer:
				'Quando o conserto alcança o percentual do valor do carro previsto na apólice. O mais comum é 75%. A indenização segue o que foi contratado, em geral um percentual da Tabela Fipe.',
		},
		{
			question: 'Motorista de aplicativo pode contratar?',
			answer:
				'Pode. Algumas seguradoras aceitam, com preço próprio. O uso por aplicativo precisa constar na apólice. Quem esconde essa informação pode ficar sem indenização.',
		},
		{
			question: 'Outra pessoa pode dirigir meu carro?',
			answer:
				'Pode, se o perfil da apólice permitir. Conte quem dirige com frequência, principalmente se houver alguém entre 18 e 25 anos em casa. O preço muda, mas a cobertura fica de pé.',
		},
		{
			question: 'Quanto tempo a seguradora tem para decidir sobre o sinistro?',
			answer:
				'30 dias, contados do aviso com os documentos exigidos. É o que diz a Lei 15.040/2024, em vigor desde 11 de dezembro de 2025. Um pedido justificado de documentos suspende o prazo. Nós abrimos o aviso e acompanhamos.',
		},
	],
	testimonials: {
		heading: 'Na hora do sinistro',
		items: [
			{
				name: 'Luciano Evaldt',
				role: 'Representante comercial, Três Cachoeiras',
				comment:
					'Fiquei parado na BR-101 às onze da noite. Mandei uma mensagem e, no outro dia cedo, já sabiam de tudo. O guincho e o carro reserva saíram sem discussão.',
			},
			{
				name: 'Patrícia Nunes',
				role: 'Enfermeira, Torres',
				comment:
					'Troquei de seguradora e mantive o bônus. Me mostraram por que a franquia maior compensava no meu caso.',
			},
			{
				name: 'Jorge Scheffer',
				role: 'Aposentado, Arroio do Sal',
				comment: 'O granizo acabou com o capô e o para-brisa. Ajudaram com as fotos, a vistoria e a oficina.',
			},
		],
	},
	call: {
		heading: 'Comece hoje a proteger seu carro',
		text: 'Cotação em 10 minutos, sem taxa de adesão.',
	},
} satisfies LandingContent
