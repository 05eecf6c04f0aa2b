import { z } from 'zod'
import { formatCep, isCep } from '#lib/cep.ts'
import { fieldComplaints as say } from './field-complaints.ts'

/** The texts of a form, as they came. */
export type FormTexts = Record<string, string>

export type ParsedForm<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> }

export const requiredField = (message: string, max: number) =>
	z.string(message).trim().min(1, message).max(max, `Use no máximo ${max} caracteres.`)
const optional = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`).default('')

const cep = z.string(say.cep.missing).refine(isCep, say.cep.wrong).transform(formatCep)
export const emailField = z
	.string(say.email.missing)
	.trim()
	.min(1, say.email.missing)
	.max(254, 'Use no máximo 254 caracteres.')
	.pipe(z.email(say.email.wrong))
export const phoneField = optional(20).refine(
	(text) => text === '' || /^\+?[\d\s().-]{8,20}$/.test(text),
	say.phone.wrong,
)

export type QuoteOptions = { brands: readonly string[]; years: readonly string[] }

export function quoteForm({ brands, years }: QuoteOptions) {
	const choice = (options: readonly string[], message: string) =>
		z.string(message).refine((text) => options.includes(text), message)
	return z.object({
		brand: choice(brands, say.brand.missing),
		model: requiredField(say.model.missing, 120),
		year: choice(years, say.year.missing),
		cep,
		name: optional(120),
		phone: phoneField,
	})
}

export const contactForm = z.object({
	name: requiredField(say.name.missing, 120),
	email: emailField,
	phone: phoneField,
	subject: requiredField(say.subject.missing, 160),
	message: requiredField(say.message.missing, 5_000),
})

export const notifyForm = z.object({ email: emailField })

/** What is added to a request later, one at a time. */
export const phoneForm = z.object({ phone: phoneField.refine((text) => text !== '', say.phone.wrong) })
export const emailForm = z.object({ email: emailField })

export const newsletterForm = z.object({
	email: emailField,
	consent: z.string(say.consent.missing).min(1, say.consent.missing),
})

/** Checks a form; every wrong field gets one sentence that names the repair. */
export function parseForm<T>(schema: z.ZodType<T>, texts: FormTexts): ParsedForm<T> {
	const parsed = schema.safeParse(texts)
	if (parsed.success) return { ok: true, value: parsed.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
	return { ok: false, errors }
}
