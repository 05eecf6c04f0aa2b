import type { Claim } from '#core/claims/claim.ts'

/** The text with a claim's words replaced, where they still stand; nothing where somebody has changed them since. */
export function withWords(
	html: string,
	{ span, text }: Pick<Claim, 'span' | 'text'>,
	words: string,
): string | undefined {
	const there = html.slice(span.start, span.end)
	// Words with a tag in their midst are no place to cut into.
	if (there.includes('<') || plain(there) !== plain(text)) return undefined
	return html.slice(0, span.start) + words + html.slice(span.end)
}

/** The text without a sentence; nothing where it is not found whole, or where a tag begins in it and ends elsewhere. */
export function withoutSentence(
	html: string,
	{ sentence, span }: Pick<Claim, 'sentence' | 'span'>,
): string | undefined {
	const words = sentence.trim().split(/\s+/).map(escaped)
	const pattern = new RegExp(
		words.join(String.raw`(?:\s|&nbsp;|<[^>]+>)+`).replaceAll('\u0000', String.raw`(?:<[^>]+>)*`),
		'g',
	)
	const found = [...html.matchAll(pattern)].find(
		({ 0: match, index }) => index <= span.start && span.end <= index + match.length,
	)
	if (!found || !isBalanced(found[0])) return undefined
	const before = html.slice(0, found.index)
	const after = html.slice(found.index + found[0].length)
	return emptyBlock.test(before) && /^\s*<\/(?:p|li)>/.test(after)
		? before.replace(emptyBlock, '') + after.replace(/^\s*<\/(?:p|li)>/, '')
		: before.trimEnd() + (/\s$/.test(before) && /^\s*[^<\s]/.test(after) ? ' ' : '') + after.trimStart()
}

const emptyBlock = /<(?:p|li)>\s*$/

/** Tags may stand between the letters of a word: `<strong>30</strong> dias.` */
function escaped(word: string): string {
	return Array.from(word)
		.map((letter) => entities[letter] ?? letter.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
		.join('\u0000')
}

const entities: Record<string, string> = { '&': '&(?:amp;)?', '<': '&lt;', '>': '&gt;', '"': '(?:"|&quot;)' }

function isBalanced(html: string): boolean {
	const open: string[] = []
	for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
		if (!closing) open.push(name)
		else if (open.pop() !== name) return false
	}
	return open.length === 0
}

function plain(text: string): string {
	return text
		.replaceAll(/&nbsp;|\s+/g, ' ')
		.replaceAll('&amp;', '&')
		.trim()
}
