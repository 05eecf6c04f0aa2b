/**
 * The brokerage, in one place. A real brokerage rebrands the site by editing this file; the drawings and
 * colours are in drawings and app/styles. All values below are fictional placeholders.
 */
export const site = {
	name: 'Farol do Sul Seguros',
	shortName: 'Farol do Sul',
	sector: 'Seguros',
	legalName: 'Farol do Sul Corretora de Seguros Ltda.',
	domain: 'faroldosul.example',
	description:
		'Corretora de seguros em Torres, RS. Comparamos seguradoras para achar a apólice certa e acompanhamos você da cotação ao sinistro.',
	blurb: 'Corretora de seguros em Torres, no litoral norte gaúcho. Orientamos famílias e empresas.',
	email: 'contato@faroldosul.example',
	/** The first is the one to call; the second answers messages too. */
	phones: [
		{ label: '(51) 3600-0100', href: 'tel:+555136000100' },
		{ label: '(51) 99999-0100', href: 'tel:+5551999990100' },
	],
	/** Digits only, with country code, as the chat service wants them. */
	chat: {
		default: '5551999990100',
		floating: '5551999990101',
		auto: '5551999990102',
		landing: '5551999990103',
	},
	address: {
		street: 'Rua do Farol, 100, Centro',
		postalCode: '95560-000',
		locality: 'Torres',
		region: 'RS',
		country: 'BR',
		label: 'Torres, RS, Brasil',
		/** Where the door is, in degrees. */
		latitude: -29.3353,
		longitude: -49.7269,
	},
	openingHours: 'Segunda - Sexta: 08 - 12 e das 14 as 18',
	/** The same for machines: Monday to Friday. */
	openingSpans: [
		{ opens: '08:00', closes: '12:00' },
		{ opens: '14:00', closes: '18:00' },
	],
	regulator: { name: 'SUSEP', number: '000000000' },
	cnpj: '00.000.000/0001-00',
	social: {
		photo: { label: 'Instagram', href: 'https://www.instagram.com/faroldosul.example' },
		social: { label: 'Facebook', href: 'https://www.facebook.com/faroldosul.example' },
		professional: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/faroldosul-example' },
	},
	reviewsUrl: 'https://www.google.com/maps/search/?api=1&query=Farol+do+Sul+Seguros+Torres+RS',
	/**
	 * What the site says in praise of the brokerage, each with what bears it out (whoever advertises keeps that at hand: CDC, art. 36,
	 * parágrafo único). Without a basis, after its last day and on pages that it does not fit, a neutral wording stands instead.
	 * Pages are beginnings of addresses. Content refers to a claim by its name: docs/how-to/landing-page.md.
	 */
	claims: {
		'cotacao-em-10-minutos': {
			basis: 'Tempo entre o pedido completo e a primeira cotação, medido no horário de atendimento.',
			until: '2027-11-15',
			pages: ['/seguros/', '/servicos/'],
		},
		'ate-40-por-cento': {
			basis: 'Diferença entre a cotação mais cara e a mais barata do mesmo perfil, nas cotações do último ano.',
			until: '2027-11-15',
			pages: ['/seguros/'],
		},
		'desconto-de-5-por-cento': {
			basis: 'Acordo com as seguradoras que permitem o desconto no primeiro contrato.',
			until: '2027-11-15',
			pages: ['/seguros/'],
		},
		'sem-taxa-de-adesao': {
			basis: 'A corretora é paga por comissão e não cobra pela cotação nem pela contratação.',
			until: '2027-11-15',
			pages: ['/seguros/', '/servicos/'],
		},
		'mais-de-15-seguradoras': {
			figure: 15,
			basis: 'Lista de seguradoras representadas, contada por produto.',
			until: '2027-11-15',
			pages: ['/seguros/'],
		},
		seguradoras: {
			figure: 40,
			basis: 'Lista de seguradoras representadas, na página de Transparência.',
			until: '2027-11-15',
			pages: ['/'],
		},
		anos: { figure: 14, basis: 'Contrato social, de 2012.', until: '2027-11-15', pages: ['/'] },
		clientes: {
			figure: 1500,
			basis: 'Cadastro de clientes com contrato e nenhuma reclamação em aberto.',
			until: '2027-11-15',
			pages: ['/'],
		},
		avaliacoes: {
			figure: 600,
			rating: '5.0',
			basis: 'Página pública de avaliações no Google.',
			until: '2027-11-15',
			pages: ['/'],
		},
		depoimentos: {
			basis: 'Autorização por escrito de cada pessoa, com o texto publicado.',
			until: '2027-11-15',
			pages: ['/'],
		},
	},
	themeColor: '#0A2036',
} as const

export type ChatLine = keyof typeof site.chat
export type ClaimName = keyof typeof site.claims
