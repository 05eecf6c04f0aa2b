import { type PromptIndex, type RefusedKind, refusedKinds } from './index/build-index.ts'
import { letterVectors } from './letter-vectors.ts'
import { createNaiveBayes } from './naive-bayes.ts'
import { createNearestExamples } from './nearest-examples.ts'
import { createPostings } from './postings.ts'
import { wordVectors } from './word-vectors.ts'

export type Ranked = {
	id: string
	/** To compare with others: the higher, the nearer. */
	score: number
	/** How like the nearest examples of it the prompt is, from 0 to 1.75. */
	likeness: number
	/** How likely the prompt is to be of it, from 0 to 1. */
	likelihood: number
}

export type Ranking = {
	/** Topics and subjects, the best first. */
	ranked: Ranked[]
	/** Of the examples that are nearest of all, the share of each entry and of each kind that is refused. */
	votes: ReadonlyMap<string, number>
	/** How like examples of what is refused the prompt is, how likely to be refused, and the share of each kind in that. */
	refused: { likeness: number; likelihood: number; shares: Record<RefusedKind, number> }
	/** What an example is of that says the same as the prompt. */
	same: string | undefined
}

export type Ranker = {
	rank: (stems: readonly string[]) => Ranking
	/** In how many examples of a topic or subject a stem occurs. */
	examplesWith: (id: string, stem: string) => number
	/** Whether a stem occurs in the text of a topic or subject. */
	isInText: (id: string, stem: string) => boolean
	/** From 0, for what is asked of everything, to about 6, for what is asked of nothing else. */
	rarityOf: (stem: string) => number
	/** Whether a stem is of a topic's own name. */
	isNameOf: (topic: string, stem: string) => boolean
}

/** What is less likely than this is not likely at all. */
const LEAST_LIKELY = 1e-6
const OF_LIKELIHOOD = 0.6
const NOWHERE = -1

/**
 * Two ways of looking for the same thing, added up: the examples that are nearest to the prompt, and how likely its words
 * are in all that is asked of a subject taken together.
 */
export function createRanker(index: PromptIndex): Ranker {
	const parts = rankerInParts(index)
	for (;;) {
		const { done, value } = parts.next()
		if (done) return value
	}
}

/** The same, part by part: all together they take seconds, and between two of them others can be answered. */
export function* rankerInParts(index: PromptIndex): Generator<void, Ranker> {
	const { entries, stems } = index
	const stemPlaces = new Map(stems.map((stem, at) => [stem, at]))
	const entryPlaces = new Map(entries.map((id, at) => [id, at]))
	const placeOf = (stem: string) => stemPlaces.get(stem) ?? NOWHERE
	const ids: readonly string[] = [...entries, ...refusedKinds]
	const { nearestTo, likelihoodsOf } = yield* waysOfLooking(index, ids.length)
	const sameAs = wholeExamples(index)
	yield

	const inExamples = createPostings(stems.length, (add) => {
		for (const entry of entries.keys())
			for (const [stem, count] of countsOf(index.examples[entry]!)) add(stem, entry, count)
	})
	const inTexts = createPostings(stems.length, (add) => {
		for (const [entry, counts] of index.texts.entries()) for (const [stem, count] of counts) add(stem, entry, count)
	})
	function entriesWith(stem: number): number {
		let count = 0
		for (const postings of [inExamples, inTexts]) {
			postings.each(stem, () => (count += 1))
			if (count > 0) break
		}
		return Math.max(1, count)
	}

	function rank(said: readonly string[]): Ranking {
		const places = said.map(placeOf)
		const { likeness, nearest } = nearestTo(places)
		const likelihoods = likelihoodsOf(places, said)
		const most = Math.max(...likeness.slice(0, entries.length), Number.MIN_VALUE)
		const ranked = entries
			.map((id, at) => {
				const likelihood = likelihoods[at]!
				const score = likeness[at]! / most + OF_LIKELIHOOD * Math.log(likelihood + LEAST_LIKELY)
				return { id, likeness: likeness[at]!, likelihood, score }
			})
			.filter((one) => one.likeness > 0)
			.toSorted((a, b) => b.score - a.score)
		return {
			ranked,
			votes: shares(nearest.map(({ entry, likeness: by }) => [ids[entry]!, by])),
			refused: refusedOf(likeness.slice(entries.length), likelihoods.slice(entries.length)),
			same: ids[sameAs.get(places.join(' ')) ?? NOWHERE],
		}
	}

	return {
		rank,
		examplesWith: (id, stem) => inExamples.weightAt(placeOf(stem), entryPlaces.get(id)!),
		isInText: (id, stem) => inTexts.weightAt(placeOf(stem), entryPlaces.get(id)!) > 0,
		rarityOf: (stem) => Math.log(1 + entries.length / entriesWith(placeOf(stem))),
		isNameOf: (topic, stem) => index.names[entryPlaces.get(topic)!]!.includes(placeOf(stem)),
	}
}

function* waysOfLooking(index: PromptIndex, entryCount: number) {
	const words = wordVectors(index)
	yield
	const letters = letterVectors(index)
	yield
	const nearestTo = createNearestExamples(words, entryCount)
	const byWords = createNaiveBayes(words, entryCount)
	yield
	const byLetters = createNaiveBayes(letters, entryCount)
	yield
	return {
		nearestTo: (places: readonly number[]) => nearestTo(words.vectorOf(places)),
		likelihoodsOf: (places: readonly number[], said: readonly string[]) =>
			both(byWords(words.vectorOf(places)), byLetters(letters.vectorOf(said))),
	}
}

/** What two opinions have in common, all together 1 (their geometric mean). */
function both(one: Float64Array, other: Float64Array): Float64Array {
	const means = one.map((each, at) => Math.sqrt(each * other[at]!))
	const total = means.reduce((sum, each) => sum + each, 0)
	return means.map((each) => each / total)
}

function refusedOf(likeness: Float64Array, likelihoods: Float64Array): Ranking['refused'] {
	const likelihood = likelihoods.reduce((sum, each) => sum + each, 0)
	const shareOf = (at: number) => likelihoods[at]! / (likelihood || 1)
	return {
		likeness: Math.max(...likeness),
		likelihood,
		shares: Object.fromEntries(refusedKinds.map((kind, at) => [kind, shareOf(at)])) as Record<RefusedKind, number>,
	}
}

/** Examples by their words. What a topic shares with a subject is the subject's; what two subjects share is neither's. */
function wholeExamples({ entries, examples }: PromptIndex): Map<string, number> {
	const isTopic = (entry: number) => entries[entry]?.includes('/') === false
	const found = new Map<string, number>()
	for (const [entry, list] of examples.entries())
		for (const stems of list) {
			const words = stems.join(' ')
			const before = found.get(words)
			if (before === undefined || isTopic(before)) found.set(words, entry)
			else if (before !== entry && !isTopic(entry)) found.set(words, NOWHERE)
		}
	return found
}

function shares(votes: readonly (readonly [id: string, much: number])[]): Map<string, number> {
	const total = votes.reduce((sum, [, much]) => sum + much, 0)
	const found = new Map<string, number>()
	for (const [id, much] of votes) found.set(id, (found.get(id) ?? 0) + much / total)
	return found
}

function countsOf(lists: readonly (readonly number[])[]): Map<number, number> {
	const counts = new Map<number, number>()
	for (const list of lists) for (const one of new Set(list)) counts.set(one, (counts.get(one) ?? 0) + 1)
	return counts
}
