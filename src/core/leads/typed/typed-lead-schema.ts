import { z } from 'zod'
import { emailField, phoneField, requiredField } from '../parse-lead-form.ts'

/** How somebody came to the brokerage without the site. */
export const typedWayWords = {
	phone: 'telefonema',
	'walk-in': 'veio à corretora',
	referral: 'indicação',
	other: 'outro caminho',
} as const
export type TypedWay = keyof typeof typedWayWords

export const WANTS_MAX = 2000
/** Under this what somebody wants stands among the answers. */
export const WANTS = 'O que procura'

const ways = Object.keys(typedWayWords) as [TypedWay, ...TypedWay[]]
const text = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`).default('')

/** For the screen and the server. */
export const typedLeadSchema = z
	.object({
		via: z.enum(ways, 'Escolha como a pessoa chegou.'),
		name: requiredField('Informe o nome.', 120),
		phone: phoneField,
		email: z.union([z.literal(''), emailField], 'Confira o e-mail.').default(''),
		product: text(120),
		wants: text(WANTS_MAX),
	})
	.refine(({ phone, email }) => phone !== '' || email !== '', {
		path: ['phone'],
		message: 'Anote um telefone ou um e-mail: sem eles ninguém consegue responder.',
	})

export type TypedLead = z.output<typeof typedLeadSchema>
