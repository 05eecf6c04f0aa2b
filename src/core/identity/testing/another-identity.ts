import { claimNames } from '../claims.ts'
import { type Identity, identitySchema } from '../identity-schema.ts'

const hours = [{ opens: '09:00', closes: '17:30' }]
const until = '2028-06-30'
const numbers = { seguradoras: 12, anos: 7, clientes: 820, avaliacoes: 95 }

/** A brokerage that has said all of its own: nothing of the one that the program comes with. */
export const anotherIdentity: Identity = identitySchema.parse({
	name: 'Horizonte Corretora',
	shortName: 'Horizonte',
	sector: 'Corretora',
	legalName: 'Horizonte Corretora de Seguros S/S',
	cnpj: '12.ABC.345/01DE-35',
	susep: '202098765',
	technicalLead: { name: 'Paula Menezes', registration: '202011223' },
	description: 'Corretora de seguros em Joinville, SC, para famílias e pequenas empresas.',
	blurb: 'Corretora de seguros em Joinville.',
	about: 'Atendemos em Joinville desde 2019, com corretores registrados.',
	email: 'ola@horizonte.example',
	phones: [{ purpose: 'Atendimento', number: '(47) 3300-1122' }],
	chat: { default: '(47) 98800-3344', floating: null, auto: null, landing: null },
	addresses: [
		{
			name: '',
			street: 'Avenida Central, 45',
			postalCode: '89201-000',
			locality: 'Joinville',
			region: 'SC',
			latitude: null,
			longitude: null,
		},
	],
	openingHours: {
		monday: hours,
		tuesday: hours,
		wednesday: hours,
		thursday: hours,
		friday: hours,
		saturday: [],
		sunday: [],
	},
	specialDays: [],
	socials: { instagram: null, facebook: null, linkedin: 'https://www.linkedin.com/company/horizonte-example' },
	reviewsUrl: 'https://www.google.com/maps/search/?api=1&query=Horizonte+Joinville',
	insurers: [{ name: 'Companhia Alfa', lines: 'Auto e residencial' }],
	consortiumAdministrators: [],
	planOperators: [],
	testimonials: [
		{
			name: 'Otávio Brandt',
			role: 'Cliente desde 2020',
			text: 'Resolveram tudo por telefone.',
			rating: 5,
			consent: 'E-mail de 10/03/2026.',
			picture: null,
			product: null,
		},
	],
	claims: Object.fromEntries(
		claimNames.map((name) => [
			name,
			{
				basis: 'Registro interno de março.',
				until,
				...(name in numbers && { figure: numbers[name as keyof typeof numbers] }),
				...(name === 'avaliacoes' && { rating: '4.8' }),
			},
		]),
	),
	privacyContact: { name: 'Renata Koch', email: 'privacidade@horizonte.example' },
	logo: null,
	mark: null,
	colours: { accent: '#5b2a86', action: '#8fd14f' },
})
