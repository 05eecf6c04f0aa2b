import type { FactsIndex, IndexedFact } from './facts-index.ts'
import type { SaidDate } from './text/dates.ts'
import type { Citation } from './text/norms.ts'
import { stemsOfWord } from './text/stems.ts'
import { type Token, tokensOf } from './text/tokens.ts'

/** How much of what stands around a sentence is taken for what it speaks of. */
const NEAR = 0.5
const HEADING = 0.5
const TITLE = 0.3

/** A sentence as claims are looked for in it. */
export type Sentence = {
	text: string
	tokens: readonly Token[]
	stems: ReadonlySet<string>
	/** By the place of each fact, how much the sentence alone and with its surroundings speaks of it. */
	own: Float64Array
	all: Float64Array
	citations: readonly Citation[]
	dates: readonly SaidDate[]
}

export type Around = { near: readonly string[]; heading: string; title: string }

export function stemsOfTokens(tokens: readonly Token[]): Set<string> {
	const stems = new Set<string>()
	for (const { word } of tokens) for (const stem of stemsOfWord(word)) stems.add(stem)
	return stems
}

/** How much some words speak of each fact. */
export function scoresOf(index: FactsIndex, stems: Iterable<string>, weight = 1, into?: Float64Array): Float64Array {
	const scores = into ?? new Float64Array(index.facts.length)
	for (const stem of stems)
		for (const [at, value] of index.postings.get(stem) ?? []) scores[at] = scores[at]! + value * weight
	return scores
}

export function scoresAround(
	index: FactsIndex,
	{ own, stems }: { own: Float64Array; stems: ReadonlySet<string> },
	around: Around,
) {
	const best = new Map<string, number>()
	const add = (text: string, weight: number) => {
		for (const stem of stemsOfTokens(tokensOf(text)))
			if (!stems.has(stem) && (best.get(stem) ?? 0) < weight) best.set(stem, weight)
	}
	for (const text of around.near) add(text, NEAR)
	add(around.heading, HEADING)
	add(around.title, TITLE)
	const all = Float64Array.from(own)
	for (const [stem, weight] of best) scoresOf(index, [stem], weight, all)
	return all
}

/** The facts that fit best, the best first. */
export function bestFacts(
	index: FactsIndex,
	scores: Float64Array,
	isMeant: (fact: IndexedFact) => boolean,
): { fact: IndexedFact; score: number }[] {
	return index.facts
		.filter((fact) => scores[fact.at]! > 0 && isMeant(fact))
		.map((fact) => ({ fact, score: scores[fact.at]! }))
		.toSorted((a, b) => b.score - a.score || a.fact.at - b.fact.at)
}
