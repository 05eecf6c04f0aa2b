import { keep } from '#lib/keep.ts'
import { quantitiesIn } from './quantities.ts'
import { tokensOf } from './tokens.ts'

/** What a text speaks of: its words, and its figures as words to be found by. */
export type TextWords = { stems: ReadonlySet<string>; figures: readonly string[] }

export const wordsOfText = keep((text): TextWords => {
	const tokens = tokensOf(text)
	const stems = new Set<string>()
	for (const token of tokens) for (const stem of token.stems) stems.add(stem)
	const figures = quantitiesIn(text).flatMap(({ dimension, values }) => values.map((value) => `#${dimension}${value}`))
	return { stems, figures }
})

export function stemsOfText(text: string): string[] {
	return tokensOf(text).flatMap(({ stems }) => stems)
}
