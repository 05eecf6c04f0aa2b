import { wordsOf } from './sentences.ts'
import { countSyllables } from './syllables.ts'

type Counts = { words: number; sentences: number; syllables: number }

/** How easy a Portuguese text is, from 0 to 100 (Martins and others, 1996). */
export function fleschOf({ words, sentences, syllables }: Counts): number {
	if (words === 0 || sentences === 0) return 100
	const index = 248.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
	return Math.min(100, Math.max(0, index))
}

export function fleschOfSentences(sentences: readonly string[]): number {
	let words = 0
	let syllables = 0
	for (const word of sentences.flatMap(wordsOf)) {
		words += 1
		syllables += knownSyllables(word)
	}
	return fleschOf({ words, sentences: sentences.length, syllables })
}

const MOST_KNOWN = 20_000
const known = new Map<string, number>()

/**
 * To count syllables is the dearest part of a check. Texts use the same words over and over, and the text that is
 * checked next is nearly always the one that was checked last.
 */
function knownSyllables(word: string): number {
	const counted = known.get(word) ?? countSyllables(word)
	if (known.size >= MOST_KNOWN) known.clear()
	known.set(word, counted)
	return counted
}

export function fleschInWords(index: number): string {
	if (index >= 75) return 'muito fácil'
	if (index >= 50) return 'fácil'
	if (index >= 25) return 'difícil'
	return 'muito difícil'
}
