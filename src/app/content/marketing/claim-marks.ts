import type { ClaimName } from '#core/identity/claims.ts'

// How a text makes a claim: `[Cotação em 10 minutos](anuncio:cotacao-em-10-minutos senão Peça sua cotação)`. The words stand while
// the claim holds; what follows `senão`, or nothing, once it does not.

const mark = /\[([^\]]+)\]\(anuncio:([a-z0-9-]+)(?: senão ([^)]*))?\)/g

/** The claims that a text makes. */
export function claimsIn(text: string): string[] {
	return [...text.matchAll(mark)].map(([, , name]) => name!)
}

/** A text as it reads while only these claims hold. */
export function sayWithClaims(text: string, claims: readonly ClaimName[]): string {
	if (!text.includes('](anuncio:')) return text
	return text
		.replace(mark, (_, words: string, name: string, neutral = '') =>
			claims.some((held) => held === name) ? words : neutral,
		)
		.replaceAll(/ {2,}/g, ' ')
		.trim()
}

/** The same for every text in it, however deep. */
export function sayAllWithClaims<Content>(content: Content, claims: readonly ClaimName[]): Content {
	if (typeof content === 'string') return sayWithClaims(content, claims) as Content
	if (Array.isArray(content)) return content.map((part: unknown) => sayAllWithClaims(part, claims)) as Content
	if (content === null || typeof content !== 'object') return content
	const parts = Object.entries(content).map(([name, part]) => [name, sayAllWithClaims(part as unknown, claims)])
	return Object.fromEntries(parts) as Content
}
