/** Fewer characters stand on too many pages to say anything. */
export const SHORTEST_QUOTE = 20

const gap = /\s*(?:\[\s*(?:…|\.{3})\s*\]|\(\s*(?:…|\.{3})\s*\))\s*/

/** Whether words really stand in a page's text. '[…]' may join parts that follow each other there. */
export function quoteStandsIn(text: string, quote: string): boolean {
	const page = comparable(text)
	const parts = quote.split(gap).map(comparable).filter(Boolean)
	if (parts.join('').length < SHORTEST_QUOTE) return false
	let from = 0
	for (const part of parts) {
		const at = page.indexOf(part, from)
		if (at < 0) return false
		from = at + part.length
	}
	return true
}

/** Spaces, kinds of quotation marks and dashes, and where a line may break are how it was set, not what it says. */
function comparable(text: string): string {
	return text
		.normalize('NFC')
		.replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
		.replace(/[“”„‟«»″"]/g, '"')
		.replace(/[‘’‚‛′`´]/g, "'")
		.replace(/[‐-―−]/g, '-')
		.replaceAll('…', '...')
		.replace(/\s+/g, ' ')
		.trim()
		.toLowerCase()
}
