import type { LandingContent } from '#app/content/landing/landing-content.ts'
import type { PlaceholderProduct } from '#app/content/placeholders.ts'
import { SUBJECT } from '#core/leads/contact-subjects.ts'
import type { LeadKind } from '#core/leads/lead.ts'
import {
	contactForm,
	type FormTexts,
	notifyForm,
	type ParsedForm,
	parseForm,
	quoteForm,
} from '#core/leads/parse-lead-form.ts'
import type { NewLead } from '#core/leads/submit-lead.ts'
import { brasiliaYear } from '#lib/brasilia-time.ts'
import { yearOptions } from './year-options.ts'

/** The forms that a page has. */
export type FormsOfPage = { quote?: LandingContent; notify?: PlaceholderProduct; contact?: true; newsletter?: true }

type Personal = Pick<NewLead, 'product' | 'name' | 'email' | 'phone' | 'answers'>
type Reading = { kind: Exclude<LeadKind, 'newsletter'>; texts: FormTexts; forms: FormsOfPage; now: Date }

/** The lead in a form, its answers under the labels the visitor saw. */
export function readLead({ kind, texts, forms, now }: Reading): ParsedForm<Personal> {
	if (kind === 'quote') return readQuote(texts, forms.quote!, now)
	if (kind === 'notify') return readNotify(texts, forms.notify!)
	return mapForm(parseForm(contactForm, texts), ({ name, email, phone, subject, message }) => ({
		product: null,
		answers: { [SUBJECT]: subject, Mensagem: message },
		name,
		phone: phone || null,
		email,
	}))
}

function readQuote(texts: FormTexts, { title, quote }: LandingContent, now: Date): ParsedForm<Personal> {
	const options = { brands: quote.brand.options, years: yearOptions(quote.year, brasiliaYear(now)) }
	return mapForm(parseForm(quoteForm(options), texts), ({ brand, model, year, cep, name, phone }) => ({
		product: title,
		answers: { [quote.brand.label]: brand, [quote.model.label]: model, [quote.year.label]: year, CEP: cep },
		name: name || null,
		phone: phone || null,
		email: null,
	}))
}

function readNotify(texts: FormTexts, { title }: PlaceholderProduct): ParsedForm<Personal> {
	return mapForm(parseForm(notifyForm, texts), ({ email }) => ({
		product: title,
		answers: {},
		name: null,
		phone: null,
		email,
	}))
}

function mapForm<From, To>(form: ParsedForm<From>, map: (value: From) => To): ParsedForm<To> {
	return form.ok ? { ok: true, value: map(form.value) } : form
}
