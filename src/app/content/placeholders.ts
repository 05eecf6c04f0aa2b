import texts from './placeholders.content.ts'

/** A product whose page is still to be written: what it is for, in one line, and a way to ask about it. */
export type PlaceholderProduct = {
	slug: string
	path: `/seguros/${string}`
	title: string
	sentence: string
	/** A file of content/drawings/icons. */
	icon: string
	chatMessage: string
}

export const placeholders: readonly PlaceholderProduct[] = texts.map((text) => ({
	...text,
	path: `/seguros/${text.slug}`,
}))

export function findPlaceholder(slug: string): PlaceholderProduct | undefined {
	return placeholders.find((product) => product.slug === slug)
}
