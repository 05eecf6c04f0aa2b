import { type PromptIndex, refusedKinds } from './index/build-index.ts'
import { createPostings, type Postings } from './postings.ts'

export type Ranked = {
	id: string
	/** From 0 to 2: how near it comes to the best, by either way of looking. */
	score: number
	/** How like the nearest examples of it the prompt is, from 0 to 1.75. */
	likeness: number
}

export type Ranking = {
	/** Topics and subjects, the best first. */
	ranked: Ranked[]
	/** Of the examples that are nearest of all, the share of each entry and of each kind that is refused. */
	votes: ReadonlyMap<string, number>
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

/** A pair of neighbouring words counts less than each of them. */
const PAIR = 0.6
/** As does a word that is asked of everything. Its square root is what counts. */
const COMMON = 0.6
/** A pair that was said once may never be said again. */
const LEAST_PAIRS = 2
const NEAREST = 200
const MOST_VOTES = 15
/** The second nearest example of the same thing counts half, the third a quarter. */
const FEWER = [1, 0.5, 0.25]
/** Of BM25: how soon more of the same stops to count, and how much long texts are held back. */
const SATURATION = 8
const LENGTH = 0.4
const OF_EXAMPLE = 2
const OF_TEXT = 0.2
const NOWHERE = -1

/**
 * Two ways of looking for the same thing, added up: the examples that are nearest to the prompt (TF-IDF, cosine), and all
 * that is said of a subject taken together (BM25).
 */
export function createRanker(index: PromptIndex): Ranker {
	const { entries, stems } = index
	const stemPlaces = new Map(stems.map((stem, at) => [stem, at]))
	const entryPlaces = new Map(entries.map((id, at) => [id, at]))
	const placeOf = (stem: string) => stemPlaces.get(stem) ?? NOWHERE
	const nearestTo = nearestExamples(index)
	const ids: readonly string[] = [...entries, ...refusedKinds]
	const together = takenTogether(index)
	const sameAs = wholeExamples(index)

	const inExamples = createPostings((add) => {
		for (const entry of entries.keys())
			for (const [stem, count] of countsOf(index.examples[entry]!)) add(stem, entry, count)
	})
	const inTexts = createPostings((add) => {
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
		const { likeness, nearest: near } = nearestTo(places)
		const scores = together(places)
		const most = Math.max(...likeness.slice(0, entries.length), Number.MIN_VALUE)
		const best = Math.max(...scores, Number.MIN_VALUE)
		const ranked = entries
			.map((id, at) => ({ id, likeness: likeness[at]!, score: likeness[at]! / most + scores[at]! / best }))
			.filter(({ score }) => score > 0)
			.toSorted((a, b) => b.score - a.score)
		const votes = shares(near.map(({ entry, likeness: by }) => [ids[entry]!, by]))
		return { ranked, votes, same: ids[sameAs.get(places.join(' ')) ?? NOWHERE] }
	}

	return {
		rank,
		examplesWith: (id, stem) => inExamples.weightAt(placeOf(stem), entryPlaces.get(id)!),
		isInText: (id, stem) => inTexts.weightAt(placeOf(stem), entryPlaces.get(id)!) > 0,
		rarityOf: (stem) => Math.log(1 + entries.length / entriesWith(placeOf(stem))),
		isNameOf: (topic, stem) => index.names[entryPlaces.get(topic)!]!.includes(placeOf(stem)),
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

/** Pairs of neighbours as numbers of their own, after those of the stems. */
function pairsOf(stems: readonly number[], stemCount: number): number[] {
	return stems.slice(1).map((stem, at) => (stems[at]! + 1) * stemCount + stem)
}

/** How lists of stems are read. */
type Reading = { stemCount: number; common: ReadonlySet<number> }

function readingOf({ stems, common }: PromptIndex): Reading {
	return { stemCount: stems.length, common: new Set(common) }
}

/** A stem or a pair, and how much of it there is. */
type Feature = readonly [key: number, much: number]

/** Stems and pairs of neighbours. */
function featuresOf(list: readonly number[], { stemCount, common }: Reading): Feature[] {
	const much = new Map<number, number>()
	const add = (key: number, by: number) => much.set(key, (much.get(key) ?? 0) + by)
	for (const stem of list) add(stem, common.has(stem) ? COMMON : 1)
	for (const pair of pairsOf(list, stemCount)) add(pair, PAIR)
	return [...much]
}

/** The rarer a feature, the more it weighs. What no example has still counts: the prompt is less like whatever else it holds. */
function weightOf(much: number, found: number, all: number): number {
	return Math.sqrt(much) * Math.log(1 + all / (found || 0.5))
}

function packExamples({ examples, stems }: PromptIndex, reading: Reading): Postings {
	const features = examples.flat().map((list) => featuresOf(list, reading))
	const found = countsOf(features.map((list) => list.map(([key]) => key)))
	return createPostings((add) => {
		for (const [at, list] of features.entries()) {
			const weights = list.map((feature) => weightOf(feature[1], found.get(feature[0])!, features.length))
			const length = Math.hypot(...weights)
			for (const [nth, [key]] of list.entries())
				if (key < stems.length || found.get(key)! >= LEAST_PAIRS) add(key, at, weights[nth]! / length)
		}
	})
}

function nearestExamples(index: PromptIndex) {
	const reading = readingOf(index)
	const postings = packExamples(index, reading)
	const owners = Uint16Array.from(index.examples.flatMap((list, entry) => list.map(() => entry)))
	const { length: entryCount } = index.examples

	/** How like each entry, and the examples that are nearest of all. */
	return (stems: readonly number[]) => {
		const list = featuresOf(stems, reading)
		const weights = list.map((feature) => weightOf(feature[1], postings.countOf(feature[0]), owners.length))
		const length = Math.hypot(...weights)
		const sums = new Float64Array(owners.length)
		for (const [nth, [key]] of list.entries())
			postings.each(key, (at, weight) => (sums[at]! += (weight * weights[nth]!) / length))
		const found = [...sums.keys()].filter((at) => sums[at]! > 0).toSorted((a, b) => sums[b]! - sums[a]!)
		const likeness = new Float64Array(entryCount)
		const counts = new Float64Array(entryCount)
		for (const at of found.slice(0, NEAREST)) {
			const entry = owners[at]!
			likeness[entry]! += sums[at]! * (FEWER[counts[entry]!] ?? 0)
			counts[entry]! += 1
		}
		const nearest = found.slice(0, MOST_VOTES).map((at) => ({ entry: owners[at]!, likeness: sums[at]! }))
		return { likeness, nearest }
	}
}

function packWholes({ entries, examples, texts, stems }: PromptIndex, reading: Reading): Postings {
	const wholes = entries.map((_, entry) => {
		const whole = new Map<number, number>()
		const add = (key: number, by: number) => whole.set(key, (whole.get(key) ?? 0) + by)
		for (const list of examples[entry]!) for (const [key] of featuresOf(list, reading)) add(key, OF_EXAMPLE)
		for (const [stem, count] of texts[entry]!) add(stem, count * OF_TEXT)
		return whole
	})
	const lengths = wholes.map((whole) => [...whole.values()].reduce((sum, much) => sum + much, 0))
	const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
	const found = countsOf(wholes.map((whole) => [...whole.keys()]))
	return createPostings((add) => {
		for (const [entry, whole] of wholes.entries())
			for (const [key, much] of whole) {
				const count = found.get(key)!
				if (key >= stems.length && much < LEAST_PAIRS * OF_EXAMPLE) continue
				const rarity = Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))
				const held = SATURATION * (1 - LENGTH + (LENGTH * lengths[entry]!) / mean)
				add(key, entry, (rarity * much * (SATURATION + 1) * (key < stems.length ? 1 : PAIR)) / (much + held))
			}
	})
}

function takenTogether(index: PromptIndex) {
	const reading = readingOf(index)
	const postings = packWholes(index, reading)
	const { length: entryCount } = index.entries

	/** By entry. */
	return (list: readonly number[]): Float64Array => {
		const scores = new Float64Array(entryCount)
		for (const [key] of featuresOf(list, reading)) postings.each(key, (entry, weight) => (scores[entry]! += weight))
		return scores
	}
}
