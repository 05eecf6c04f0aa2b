import { createPostings, type Postings } from './postings.ts'

/** Something that a text has, by its number, and how much it weighs. */
export type Feature = readonly [key: number, weight: number]

export type ExampleVectors = {
	/** By feature: the examples that have it, in order, and how much it weighs in each. The vector of each is of length 1. */
	postings: Postings
	/** By example: the entry that it is of. Those of an entry stand together. */
	owners: Uint16Array
	/** What was counted in a prompt, in the same terms. What no example has still counts: the prompt is less like whatever else it holds. */
	weighed: (counted: readonly Feature[]) => Feature[]
}

/** The number of what no example has. */
export const UNSEEN = Number.POSITIVE_INFINITY
/** It weighs as if half of one had it. */
const NO_EXAMPLE = 0.5

type Counted = {
	/** By entry: its examples, each a list of places of stems. */
	examples: readonly (readonly number[][])[]
	keyCount: number
	/** Each feature of an example once, with how often it was said. */
	featuresIn: (example: readonly number[]) => Feature[]
	isKept?: (key: number, exampleCount: number) => boolean
}

/** Examples as vectors of what they have: the rarer, the heavier (TF-IDF). */
export function tfIdf({ examples, keyCount, featuresIn, isKept = () => true }: Counted): ExampleVectors {
	const lists = examples.flat()
	const exampleCounts = new Uint32Array(keyCount)
	for (const list of lists) for (const [key] of featuresIn(list)) exampleCounts[key]! += 1

	function weighed(counted: readonly Feature[]): Feature[] {
		const kept: [key: number, weight: number][] = []
		let squares = 0
		for (const [key, count] of counted) {
			const exampleCount = exampleCounts[key] || NO_EXAMPLE
			const weight = Math.sqrt(count) * Math.log(1 + lists.length / exampleCount)
			squares += weight ** 2
			if (key !== UNSEEN && isKept(key, exampleCount)) kept.push([key, weight])
		}
		const length = Math.sqrt(squares)
		for (const feature of kept) feature[1] /= length
		return kept
	}

	return {
		postings: createPostings(keyCount, (add) => {
			for (const [at, list] of lists.entries())
				for (const [key, weight] of weighed(featuresIn(list))) add(key, at, weight)
		}),
		owners: Uint16Array.from(examples.flatMap((list, entry) => list.map(() => entry))),
		weighed,
	}
}

/** Counts what is added: each feature once, with how often it was said. What is unseen stands each on its own. */
export function createCounter(keyCount: number) {
	const counts = new Float64Array(keyCount)
	return (collect: (add: (key: number, by: number) => void) => void): Feature[] => {
		const features: [key: number, count: number][] = []
		collect((key, by) => {
			if (key === UNSEEN || counts[key] === 0) features.push([key, by])
			if (key !== UNSEEN) counts[key]! += by
		})
		for (const feature of features) {
			const [key] = feature
			if (key === UNSEEN) continue
			feature[1] = counts[key]!
			counts[key] = 0
		}
		return features
	}
}
