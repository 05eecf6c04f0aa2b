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
		'Corretora de seguros em Torres, RS. Comparamos mais de 40 seguradoras para achar a apólice certa e atendemos quando você precisa.',
	blurb: 'Corretora de seguros em Torres, no litoral norte gaúcho. Mais de 14 anos orientando famílias e empresas.',
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
	/** The broker who answers for the articles. */
	reviewer: { name: 'Ana Nunes', credential: 'Corretora' },
	cnpj: '00.000.000/0001-00',
	social: {
		photo: { label: 'Instagram', href: 'https://www.instagram.com/faroldosul.example' },
		social: { label: 'Facebook', href: 'https://www.facebook.com/faroldosul.example' },
		professional: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/faroldosul-example' },
	},
	reviewsUrl: 'https://www.google.com/maps/search/?api=1&query=Farol+do+Sul+Seguros+Torres+RS',
	claims: {
		years: 14,
		clients: 1500,
		insurers: 40,
		landingInsurers: 15,
		reviews: 600,
		rating: '5.0',
	},
	themeColor: '#0A2036',
} as const

export type ChatLine = keyof typeof site.chat
