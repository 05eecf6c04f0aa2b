import { landingPages } from '#app/content/landing/all.ts'
import type { Lead } from '#db/schema/leads.ts'

const contactOrder = ['Assunto', 'Mensagem']

/** The answers as the form asked for them; the database keeps them in an order of its own. */
export function answersInOrder({ product, answers }: Pick<Lead, 'product' | 'answers'>): [string, string][] {
	const quote = landingPages.find(({ title }) => title === product)?.quote
	const order = quote ? [quote.brand.label, quote.model.label, quote.year.label, 'CEP'] : contactOrder
	const place = (label: string) => (order.includes(label) ? order.indexOf(label) : order.length)
	return Object.entries(answers).sort(([one], [other]) => place(one) - place(other))
}
