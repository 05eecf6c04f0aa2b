import { singularOf, type Token } from './tokens.ts'

/** Tokens from and up to, the last one not included. */
export type Range = readonly [from: number, to: number]

type Part = { word: string; isBeginning: boolean } | { gap: number }

/** A phrase to look for: 'omitir ... doenca*' is the one, up to six words, and whatever begins with the other. */
export type Pattern = readonly Part[]

const LONGEST_GAP = 6

export function patternOf(phrase: string): Pattern {
	return phrase.split(' ').map((word) => {
		if (word === '...') return { gap: LONGEST_GAP }
		return word.endsWith('*') ? { word: word.slice(0, -1), isBeginning: true } : { word, isBeginning: false }
	})
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

function isWord({ forms }: Token, { word, isBeginning }: { word: string; isBeginning: boolean }): boolean {
	return forms.some((form) =>
		isBeginning ? form.startsWith(word) : form === word || singularOf(form) === singularOf(word),
	)
}

export function holdsAny(tokens: readonly Token[], patterns: readonly Pattern[]): boolean {
	return patterns.some((pattern) => findPattern(tokens, pattern) !== undefined)
}
