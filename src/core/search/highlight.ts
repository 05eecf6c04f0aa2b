/** A stretch of text, and whether it is what was searched for. */
export type Part = { text: string; found: boolean }

const SNIPPET_WORDS = 34
/** Of those, how many may come before the first found one. */
const WORDS_BEFORE = 8

type Word = { text: string; found: boolean }

/** The words of a text, as they stand between its spaces. */
export function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter(Boolean)
}

/** The words of a text, told apart by whether they are among those that were found. */
export function markWords(text: string, found: ReadonlySet<string>): Word[] {
	return wordsOf(text).map((word) => ({ text: word, found: found.has(word) }))
}

/** A whole text with its found words told apart, as for a title. */
export function partsOf(words: readonly Word[]): Part[] {
	const parts: Part[] = []
	function add(text: string, found: boolean) {
		const last = parts.at(-1)
		if (last?.found === found) last.text += text
		else if (text !== '') parts.push({ text, found })
	}
	for (const [index, { text, found }] of words.entries()) {
		if (index > 0) add(' ', false)
		if (!found) {
			add(text, false)
			continue
		}
		// Quotes, commas and full stops around a word are not part of what was found.
		const [, before = '', word = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(text) ?? []
		add(before, false)
		add(word, true)
		add(after, false)
	}
	return parts
}

/** The stretch of a long text with the most of what was searched for; its beginning where nothing was. */
export function snippetOf(words: readonly Word[]): Part[] {
	const start = bestStart(words)
	const end = Math.min(words.length, start + SNIPPET_WORDS)
	const parts = partsOf(words.slice(start, end))
	if (start > 0) parts.unshift({ text: '… ', found: false })
	if (end < words.length) parts.push({ text: ' …', found: false })
	return joined(parts)
}

function bestStart(words: readonly Word[]): number {
	let best = { start: 0, hits: 0 }
	for (const [index, { found }] of words.entries()) {
		if (!found) continue
		const start = Math.max(0, Math.min(index - WORDS_BEFORE, words.length - SNIPPET_WORDS))
		const window = words.slice(start, start + SNIPPET_WORDS).filter((word) => word.found)
		const hits = new Set(window.map((word) => word.text.toLowerCase())).size
		if (hits > best.hits) best = { start, hits }
	}
	return best.start
}

function joined(parts: Part[]): Part[] {
	return parts.reduce<Part[]>((all, part) => {
		const last = all.at(-1)
		if (last?.found === part.found) return [...all.slice(0, -1), { ...last, text: last.text + part.text }]
		return [...all, part]
	}, [])
}
