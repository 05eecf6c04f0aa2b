import type { Claim } from '#core/claims/claim.ts'
import { lettersOfHtml } from '#core/html/letters-of-html.ts'
import type { Span } from '#core/seo/article-text.ts'

/** Words in the text a reader sees, as the how manieth of their kind: offsets into the HTML say nothing there. */
export type PlacedWords = { words: string; index: number }
export type PlacedClaim = PlacedWords & { claim: Claim }

export function placeClaims(claims: readonly Claim[], html: string): PlacedClaim[] {
	return claims.map((claim) => ({ claim, ...wordsAt(html, claim.span) }))
}

/** The words of a stretch of the HTML. */
export function wordsAt(html: string, { start, end }: Span): PlacedWords {
	const words = lettersOfHtml(html.slice(start, end)).trim()
	return { words, index: countOf(lettersOfHtml(html.slice(0, start)), words) }
}

/** Where each stands in a text, as offsets into it. */
export function findPlaced(text: string, { words, index }: PlacedWords): number | undefined {
	let at = -1
	for (let seen = 0; seen <= index; seen += 1) {
		at = text.indexOf(words, at + 1)
		if (at === -1 || words === '') return undefined
	}
	return at
}

function countOf(text: string, words: string): number {
	if (words === '') return 0
	let count = 0
	for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) count += 1
	return count
}
