import type { EditorFields } from './editor-fields.ts'

type Picture = { url: string; alt: string; credit: string | null; creditUrl: string | null }

/** What a chosen picture says in the fields of the cover. */
export function coverFields({ url, alt, credit, creditUrl }: Picture): Partial<EditorFields> {
	return { featuredImageUrl: url, coverAlt: alt, coverCredit: credit ?? '', coverCreditUrl: creditUrl ?? '' }
}

export const noCover = coverFields({ url: '', alt: '', credit: null, creditUrl: null })
