import type { PromptIndex } from './index/build-index.ts'
import { createPostings, type Postings } from './postings.ts'

/** A stem or a pair of neighbouring ones, and how much it weighs. */
export type Feature = readonly [key: number, weight: number]

export type ExampleVectors = {
	/** By feature: the examples that have it, in order, and how much it weighs in each. The vector of each is of length 1. */
	postings: Postings
	/** By example: the entry that it is of. Those of an entry stand together. */
	owners: Uint16Array
	/** A prompt in the same terms. What no example has still counts: the prompt is less like whatever else it holds. */
	vectorOf: (stems: readonly number[]) => Feature[]
}

/** A pair of neighbouring words counts less than each of them. */
const PAIR = 0.6
/** As does a word that is asked of everything. Its square root is what counts. */
const COMMON = 0.6
/** A pair that was said once may never be said again. */
const LEAST_PAIRS = 2
/** What is of no example weighs as if half of one had it. */
const NO_EXAMPLE = 0.5
const UNSEEN_PAIR = Number.POSITIVE_INFINITY

/** Examples as vectors of words and pairs of words: the rarer, the heavier (TF-IDF). */
export function exampleVectors({ examples, stems, common }: PromptIndex): ExampleVectors {
	const isCommon = new Uint8Array(stems.length)
	for (const stem of common) isCommon[stem] = 1
	/** Pairs, numbered after the stems in the order in which they are met. */
	const pairKeys = new Map<number, number>()
	const lists = examples.flat()
	const exampleCounts = countExamples()
	const { length: featureCount } = exampleCounts

	function pairOf(first: number, second: number): number {
		return (first + 1) * stems.length + second
	}

	function countExamples(): Uint32Array {
		for (const list of lists)
			for (let at = 1; at < list.length; at++) {
				const pair = pairOf(list[at - 1]!, list[at]!)
				if (!pairKeys.has(pair)) pairKeys.set(pair, stems.length + pairKeys.size)
			}
		const counts = new Uint32Array(stems.length + pairKeys.size)
		for (const list of lists) for (const [key] of featuresIn(list)) counts[key]! += 1
		return counts
	}

	/** Each feature once, with how often it was said. There are few in a list, so that looking through them is quickest. */
	function featuresIn(list: readonly number[]): [key: number, count: number][] {
		const found: [number, number][] = []
		const add = (key: number, by: number) => {
			for (const feature of found)
				if (feature[0] === key && key !== UNSEEN_PAIR) {
					feature[1] += by
					return
				}
			found.push([key, by])
		}
		for (const stem of list) add(stem, isCommon[stem] ? COMMON : 1)
		for (let at = 1; at < list.length; at++) add(pairKeys.get(pairOf(list[at - 1]!, list[at]!)) ?? UNSEEN_PAIR, PAIR)
		return found
	}

	function vectorOf(list: readonly number[]): Feature[] {
		const features = featuresIn(list)
		let squares = 0
		for (const feature of features) {
			const [key, count] = feature
			feature[1] = Math.sqrt(count) * Math.log(1 + lists.length / (exampleCounts[key] || NO_EXAMPLE))
			squares += feature[1] ** 2
		}
		const length = Math.sqrt(squares)
		for (const feature of features) feature[1] /= length
		return features.filter(([key]) => key < stems.length || exampleCounts[key]! >= LEAST_PAIRS)
	}

	return {
		postings: createPostings(featureCount, (add) => {
			for (const [at, list] of lists.entries()) for (const [key, weight] of vectorOf(list)) add(key, at, weight)
		}),
		owners: Uint16Array.from(examples.flatMap((list, entry) => list.map(() => entry))),
		vectorOf,
	}
}
