import { singularOf, type Token } from './tokens.ts'

/** Tokens from and up to, the last one not included. */
export type Range = readonly [from: number, to: number]

type Part = { word: string; singular: string; isBeginning: boolean } | { gap: number }

/** A phrase to look for: 'omitir ... doenca*' is the one, up to six words, and whatever begins with the other. */
export type Pattern = readonly Part[]

const LONGEST_GAP = 6

export function patternOf(phrase: string): Pattern {
	return phrase.split(' ').map((word) => {
		if (word === '...') return { gap: LONGEST_GAP }
		const isBeginning = word.endsWith('*')
		return { word: isBeginning ? word.slice(0, -1) : word, singular: singularOf(word), isBeginning }
	})
}

/** Stands for phrases that begin with no certain word. */
const ANY = ''

/** A look-up before the slow search: most phrases begin with a word that a prompt has not. Their order is kept. */
export function byFirstWord<Item extends { pattern: Pattern }>(
	items: readonly Item[],
): (said: ReadonlySet<string>) => Item[] {
	const found = new Map<string, number[]>()
	for (const [at, { pattern }] of items.entries()) {
		const [first] = pattern
		const word = first && 'word' in first && !first.isBeginning ? first.singular : ANY
		const before = found.get(word)
		if (before) before.push(at)
		else found.set(word, [at])
	}
	return (said) => {
		const places = [...(found.get(ANY) ?? [])]
		for (const word of said) places.push(...(found.get(word) ?? []))
		return places.sort((a, b) => a - b).map((at) => items[at]!)
	}
}

/** The words of a prompt, as `byFirstWord` looks for them. */
export function saidIn(tokens: readonly Token[]): Set<string> {
	return new Set(tokens.flatMap(({ forms }) => forms.map(singularOf)))
}

/** Where a pattern stands for the first time, or nothing. */
export function findPattern(tokens: readonly Token[], pattern: Pattern, from = 0): Range | undefined {
	for (let at = from; at < tokens.length; at += 1) {
		const to = endOfMatch(tokens, pattern, at)
		if (to !== undefined) return [at, to]
	}
	return undefined
}

function endOfMatch(tokens: readonly Token[], pattern: Pattern, at: number): number | undefined {
	const [part, ...rest] = pattern
	if (!part) return at
	if ('gap' in part) {
		for (let skipped = 0; skipped <= part.gap; skipped += 1) {
			const to = endOfMatch(tokens, rest, at + skipped)
			if (to !== undefined) return to
		}
		return undefined
	}
	const token = tokens[at]
	return token && isWord(token, part) ? endOfMatch(tokens, rest, at + 1) : undefined
}

function isWord({ forms }: Token, { word, singular, isBeginning }: Exclude<Part, { gap: number }>): boolean {
	return forms.some((form) => (isBeginning ? form.startsWith(word) : form === word || singularOf(form) === singular))
}

export function holdsAny(tokens: readonly Token[], patterns: readonly Pattern[]): boolean {
	return patterns.some((pattern) => findPattern(tokens, pattern) !== undefined)
}
