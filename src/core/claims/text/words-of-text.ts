import { quantitiesIn } from './quantities.ts'
import { stemsOfWord } from './stems.ts'
import { tokensOf } from './tokens.ts'

/** What a text speaks of: its words, and its figures as words to be found by. */
export type TextWords = { stems: ReadonlySet<string>; figures: readonly string[] }

/** A sentence is looked at for itself and as what stands around its neighbours. */
const read = new Map<string, TextWords>()
const MOST_READ = 2000

export function wordsOfText(text: string): TextWords {
	const before = read.get(text)
	if (before) return before
	const tokens = tokensOf(text)
	const stems = new Set<string>()
	for (const { word } of tokens) for (const stem of stemsOfWord(word)) stems.add(stem)
	const figures = quantitiesIn(tokens).flatMap(({ dimension, values }) =>
		values.map((value) => `#${dimension}${value}`),
	)
	const words = { stems, figures }
	if (read.size >= MOST_READ) read.clear()
	read.set(text, words)
	return words
}
