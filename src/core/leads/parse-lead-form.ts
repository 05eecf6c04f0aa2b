import { z } from 'zod'
import { formatCep, isCep } from '#lib/cep.ts'

/** The texts of a form, as they came. */
export type FormTexts = Record<string, string>

export type ParsedForm<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> }

const required = (message: string, max: number) =>
	z.string(message).trim().min(1, message).max(max, `Use no máximo ${max} caracteres.`)
const optional = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`).default('')

const cep = z.string('Informe os 8 dígitos do CEP.').refine(isCep, 'Informe os 8 dígitos do CEP.').transform(formatCep)
const email = z
	.string('Informe seu e-mail.')
	.trim()
	.min(1, 'Informe seu e-mail.')
	.max(254, 'Use no máximo 254 caracteres.')
	.pipe(z.email('Confira o e-mail: falta algo como nome@exemplo.com.br.'))
const phone = optional(20).refine(
	(text) => text === '' || /^\+?[\d\s().-]{8,20}$/.test(text),
	'Confira o telefone, com DDD.',
)

export type QuoteOptions = { brands: readonly string[]; years: readonly string[] }

export function quoteForm({ brands, years }: QuoteOptions) {
	const choice = (options: readonly string[]) =>
		z.string('Escolha uma opção.').refine((text) => options.includes(text), 'Escolha uma opção.')
	return z.object({
		brand: choice(brands),
		model: required('Preencha este campo.', 120),
		year: choice(years),
		cep,
		name: optional(120),
		phone,
	})
}

export const contactForm = z.object({
	name: required('Diga seu nome.', 120),
	email,
	phone,
	subject: required('Diga o assunto.', 160),
	message: required('Escreva sua mensagem.', 5_000),
})

export const notifyForm = z.object({ email })

export const newsletterForm = z.object({
	email,
	consent: z
		.string('Marque para confirmar que quer receber o boletim.')
		.min(1, 'Marque para confirmar que quer receber o boletim.'),
})

/** Checks a form; every wrong field gets one sentence that names the repair. */
export function parseForm<T>(schema: z.ZodType<T>, texts: FormTexts): ParsedForm<T> {
	const parsed = schema.safeParse(texts)
	if (parsed.success) return { ok: true, value: parsed.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
	return { ok: false, errors }
}
