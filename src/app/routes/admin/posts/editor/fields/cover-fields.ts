import type { EditorFields } from './editor-fields.ts'

type Picture = { url: string; alt: string; credit: string | null; creditUrl: string | null }

/** What a chosen picture says in the fields of the cover. */
export function coverFields({ url, alt, credit, creditUrl }: Picture): Partial<EditorFields> {
	const said = { coverAlt: alt, coverCredit: credit ?? '', coverCreditUrl: creditUrl ?? '' }
	// The point in sight was one of the picture before.
	return { featuredImageUrl: url, ...said, coverFocus: '' }
}

export const noCover = coverFields({ url: '', alt: '', credit: null, creditUrl: null })
