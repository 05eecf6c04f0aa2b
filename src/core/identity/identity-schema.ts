import { z } from 'zod'
import { formatCep, isCep, stateNames } from '#lib/cep.ts'
import { contrast } from '#lib/contrast.ts'
import { type ClaimKind, type ClaimName, claimKinds, claimNames } from './claims.ts'
import { formatCnpj, isCnpj } from './cnpj.ts'
import { MOST_SPANS, spanFaults, weekOrder } from './opening-hours.ts'
import { chatNumber, isPhone, writtenPhone } from './phone-number.ts'

// One schema for the screen, the server and what the table holds. What may be missing is null; a form's empty field means the same.

function line(most: number, missing = 'Preencha este campo.') {
	return z.string().trim().min(1, missing).max(most, `Até ${most} caracteres.`)
}

function orNothing<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
}

const mail = z.email('Escreva um e-mail, como contato@exemplo.com.br.').trim().max(200)
const webPage = z.url({ protocol: /^https$/, error: 'Escreva um endereço que comece com https://' }).max(500)
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 08:00.')
const phone = line(30).transform(writtenPhone).refine(isPhone, 'Escreva o telefone com DDD, como (51) 3600-0100.')
const chat = line(30)
	.transform(chatNumber)
	.refine((digits) => /^[1-9]\d{9,14}$/.test(digits), 'Escreva o número com DDD, como (51) 99999-0100.')
const registration = line(20, 'Informe o registro SUSEP.').regex(/^[\d.-]*\d[\d.-]*$/, 'O registro tem só números.')
const colour = z
	.string()
	.trim()
	.toLowerCase()
	.regex(/^#[0-9a-f]{6}$/, 'Escreva a cor como #0e6662.')
/** A picture of the library. */
const picture = orNothing(z.uuid('Escolha uma imagem da biblioteca.'))

const spans = z
	.array(z.object({ opens: time, closes: time }))
	.max(MOST_SPANS, `Até ${MOST_SPANS} períodos por dia.`)
	.superRefine((day, context) => {
		for (const { index, reason } of spanFaults(day)) {
			const message = reason === 'overlaps' ? 'Este período cruza outro.' : 'O fim vem antes do começo.'
			context.addIssue({ code: 'custom', path: [index, 'closes'], message })
		}
	})
	.transform((day) => day.toSorted((a, b) => a.opens.localeCompare(b.opens)))

const specialDay = z.object({
	/** '12-24' comes back every year; '2026-12-24' does not. */
	date: z.string().refine(isDate, 'Escreva um dia que existe.'),
	name: line(60),
	kind: z.enum(['municipal', 'house']),
	confirmed: z.boolean(),
	closesAt: orNothing(time),
})

function isDate(text: string): boolean {
	if (!/^(?:\d{4}-)?\d{2}-\d{2}$/.test(text)) return false
	// In a leap year, so that a yearly 29 February can be.
	const day = text.length === 5 ? `2028-${text}` : text
	const date = new Date(`${day}T12:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const address = z.object({
	/** 'Matriz', where there are several. */
	name: z.string().trim().max(40).default(''),
	street: line(120),
	postalCode: z.string().transform(formatCep).refine(isCep, 'Escreva um CEP que existe, como 95560-000.'),
	locality: line(80),
	region: z.enum(Object.keys(stateNames) as [keyof typeof stateNames, ...(keyof typeof stateNames)[]]),
	/** Where the door is, in degrees. */
	latitude: orNothing(z.coerce.number().min(-90).max(90)),
	longitude: orNothing(z.coerce.number().min(-180).max(180)),
})

export const testimonialSchema = z.object({
	name: line(80),
	role: z.string().trim().max(80),
	text: line(500),
	rating: z.coerce.number().min(0).max(5),
	/** How the person allowed it. Without it the words are not shown. */
	consent: z.string().trim().max(200),
	picture,
	/** The name of a product page's file: it stands there. Nothing: on the home page. */
	product: orNothing(z.string().regex(/^[a-z0-9-]+$/)),
})

const basis = z.string().trim().max(300)
const until = orNothing(z.iso.date('Escreva o último dia.'))
const figure = z.coerce.number('Escreva um número.').int('Escreva um número inteiro.').min(1).max(10_000_000)
const plainClaim = z.object({ basis, until })

/** Numbers belong to the claims that the site words with one. */
type ClaimSchema<Name extends ClaimName> = (typeof claimKinds)[Name] extends { rating: true }
	? typeof ratedClaim
	: (typeof claimKinds)[Name] extends { figure: true }
		? typeof countedClaim
		: typeof plainClaim

const countedClaim = plainClaim.extend({ figure })
const ratedClaim = countedClaim.extend({
	rating: z.string().regex(/^[0-5]\.\d$/, 'Escreva a nota como 4.9.'),
})

const claims = z.object(
	Object.fromEntries(
		claimNames.map((name) => {
			const kind: ClaimKind = claimKinds[name]
			return [name, kind.rating ? ratedClaim : kind.figure ? countedClaim : plainClaim]
		}),
	) as { [Name in ClaimName]: ClaimSchema<Name> },
)

const LEAST_CONTRAST = 4.5

/** Surfaces that an accent is read on, and the ink that is read on the action's colour: app/styles/tokens.css. */
export const surfaces = { white: '#ffffff', paper: '#fbfaf7', 'paper-2': '#f4f2ec' } as const
export const actionInk = '#061523'

const colours = z.object({
	/** Links and small signs on the page's surfaces. */
	accent: colour.refine(
		(hex) => Object.values(surfaces).every((surface) => contrast(hex, surface) >= LEAST_CONTRAST),
		'Clara demais para se ler sobre o fundo do site.',
	),
	/** The one button that matters, with dark words on it. */
	action: colour.refine((hex) => contrast(hex, actionInk) >= LEAST_CONTRAST, 'Escura demais para o texto do botão.'),
})

const insurer = z.object({ name: line(120), lines: line(200) })

export const identitySchema = z.object({
	name: line(60),
	shortName: line(30),
	/** Stands small under the short name. */
	sector: z.string().trim().max(30),
	legalName: line(120),
	cnpj: line(20).transform(formatCnpj).refine(isCnpj, 'Os dígitos não conferem.'),
	/** Of the brokerage. */
	susep: registration,
	technicalLead: z.object({ name: line(80), registration }),
	description: line(300),
	blurb: line(200),
	/** Who the brokerage is, in its own words. */
	about: line(400),
	email: mail,
	/** The first is the one to call. */
	phones: z
		.array(z.object({ purpose: line(40), number: phone }))
		.min(1, 'Informe um telefone.')
		.max(8),
	chat: z.object({ default: chat, floating: orNothing(chat), auto: orNothing(chat), landing: orNothing(chat) }),
	/** The first is the one that search engines are told. */
	addresses: z.array(address).min(1, 'Informe um endereço.').max(5),
	openingHours: z.object(
		Object.fromEntries(weekOrder.map((day) => [day, spans])) as Record<(typeof weekOrder)[number], typeof spans>,
	),
	specialDays: z.array(specialDay).max(60),
	socials: z.object({ instagram: orNothing(webPage), facebook: orNothing(webPage), linkedin: orNothing(webPage) }),
	/** Where anybody reads what customers wrote. */
	reviewsUrl: orNothing(webPage),
	insurers: z.array(insurer).max(150),
	consortiumAdministrators: z.array(line(120)).max(30),
	planOperators: z.array(line(120)).max(30),
	testimonials: z.array(testimonialSchema).max(200),
	claims,
	privacyContact: z.object({ name: line(80), email: mail }),
	logo: picture,
	mark: picture,
	colours,
})

export type Identity = z.output<typeof identitySchema>
export type IdentityField = keyof Identity
export const identityFields = Object.keys(identitySchema.shape) as IdentityField[]
export type Testimonial = Identity['testimonials'][number]
