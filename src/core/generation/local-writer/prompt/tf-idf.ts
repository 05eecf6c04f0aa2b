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
	const { keys, counts, ends } = pack(examples.flat(), featuresIn)
	const exampleCounts = new Uint32Array(keyCount)
	for (const key of keys) exampleCounts[key]! += 1
	const rarities = Float64Array.from(exampleCounts, rarityOf)

	function rarityOf(exampleCount: number): number {
		return Math.log(1 + ends.length / (exampleCount || NO_EXAMPLE))
	}

	function weighed(counted: readonly Feature[]): Feature[] {
		const weights = counted.map(([key, count]) => Math.sqrt(count) * (rarities[key] ?? rarityOf(0)))
		const length = Math.sqrt(weights.reduce((squares, weight) => squares + weight ** 2, 0))
		return counted.flatMap(([key], at) =>
			key !== UNSEEN && isKept(key, exampleCounts[key] || NO_EXAMPLE) ? [[key, weights[at]! / length] as const] : [],
		)
	}

	return {
		postings: createPostings(keyCount, (add) => {
			for (let at = 0, from = 0; at < ends.length; from = ends[at++]!) {
				let squares = 0
				for (let slot = from; slot < ends[at]!; slot++)
					squares += (Math.sqrt(counts[slot]!) * rarities[keys[slot]!]!) ** 2
				const length = Math.sqrt(squares)
				for (let slot = from; slot < ends[at]!; slot++) {
					const key = keys[slot]!
					if (isKept(key, exampleCounts[key]!)) add(key, at, (Math.sqrt(counts[slot]!) * rarities[key]!) / length)
				}
			}
		}),
		owners: Uint16Array.from(examples.flatMap((list, entry) => list.map(() => entry))),
		weighed,
	}
}

/** What all examples have, side by side: they are gone through several times, and taking one apart is most of the work. */
function pack(lists: readonly (readonly number[])[], featuresIn: Counted['featuresIn']) {
	const keys: number[] = []
	const counts: number[] = []
	const ends = new Uint32Array(lists.length)
	for (const [at, list] of lists.entries()) {
		for (const [key, count] of featuresIn(list)) {
			keys.push(key)
			counts.push(count)
		}
		ends[at] = keys.length
	}
	return { keys: Uint32Array.from(keys), counts: Float64Array.from(counts), ends }
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
