import type { ChatLine } from '#core/identity/site.ts'
import type { MotifName } from '#drawings/motif-names.ts'

export type QuoteChoice = { label: string; options: readonly string[] }
/** Where the product has a year, the form counts 25 back from the current one; elsewhere the field asks for a range. */
export type YearChoice = { label: string; options: 'last-25-years' | readonly string[] }

/** The same four fields on every page: brand, model, year and CEP. Labels and options fit the product. */
export type QuoteFields = {
	heading: string
	intro: string
	brand: QuoteChoice
	model: { label: string; placeholder: string }
	year: YearChoice
	/** Fine print of this product. The form adds `quotePrivacy` after it. */
	note: string
}

/** `before` and `unit` are set smaller than the figure: até 40 %. */
export type Benefit = { before?: string; figure: string; unit?: string; title: string; text: string }
/** The order is that of the numbers in the page's drawing. */
export type Coverage = { title: string; text: string }
export type Faq = { question: string; answer: string }
export type LandingTestimonial = { name: string; role: string; comment: string }

/** As its file has it, what it claims still marked; `landingWithClaims` makes of it what readers see. */
export type LandingContent = {
	/** The name of its file. */
	slug: string
	path: `/seguros/${string}` | `/servicos/${string}`
	title: string
	metaDescription: string
	/** Where the whole title is too long for a search result. */
	metaTitle?: string
	lead: string
	/** A file of content/drawings/icons. */
	icon: string
	/** What stands on the shore at the top of the page and on its share picture. */
	motif: MotifName
	chat: { line: ChatLine; quoteMessage: string; consultantMessage: string }
	quote: QuoteFields
	benefits: { heading: string; items: readonly Benefit[] }
	coverages: {
		eyebrow: string
		heading: string
		items: readonly [Coverage, Coverage, Coverage, Coverage, Coverage, Coverage]
	}
	faqs: readonly Faq[]
	testimonials: {
		heading: string
		items: readonly [LandingTestimonial, LandingTestimonial, LandingTestimonial]
	}
	call: { heading: string; text: string }
}

/** Closes the fine print of every quote form; the form links the last words to the policy. */
export const quotePrivacy = {
	sentence: 'Usamos seus dados só para responder a este pedido, conforme a',
	link: 'Política de Privacidade',
} as const
