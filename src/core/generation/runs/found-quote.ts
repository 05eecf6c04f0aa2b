import { z } from 'zod'
import type { ClaimSupportGiven } from '#core/claims/claim-basis.ts'
import { claimSentence } from '#core/claims/claim-sentence.ts'

/** Words of a page that bear out a sentence of an article: we read the page, and they stand there. */
export const foundQuote = z.object({
	sentence: z.string(),
	quote: z.string(),
	/** The row of `source_pages`. */
	pageId: z.string(),
	url: z.string(),
	title: z.string(),
	/** The day on which it was read, as '2026-11-16'. */
	readOn: z.string(),
})
export type FoundQuote = z.infer<typeof foundQuote>

/** The same as what holds a sentence of an article that is not stored yet. */
export function supportBy({ sentence, pageId, quote, url, title, readOn }: FoundQuote): ClaimSupportGiven {
	return { id: pageId, sentence: claimSentence(sentence), kind: 'source', quote, url, title, readOn }
}
