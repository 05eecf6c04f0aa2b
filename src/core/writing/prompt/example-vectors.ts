import type { PromptIndex } from './index/build-index.ts'

/** A stem or a pair of neighbouring ones, and how much it weighs. */
export type Feature = readonly [key: number, weight: number]

export type ExampleVectors = {
	/** One for each example, of length 1. */
	vectors: readonly (readonly Feature[])[]
	/** By example: the entry that it is of. */
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

/** Examples as vectors of words and pairs of words: the rarer, the heavier (TF-IDF). */
export function exampleVectors({ examples, stems, common }: PromptIndex): ExampleVectors {
	const commonStems = new Set(common)

	function countsIn(list: readonly number[]): Map<number, number> {
		const counts = new Map<number, number>()
		const add = (key: number, by: number) => counts.set(key, (counts.get(key) ?? 0) + by)
		for (const stem of list) add(stem, commonStems.has(stem) ? COMMON : 1)
		for (const [at, stem] of list.slice(1).entries()) add((list[at]! + 1) * stems.length + stem, PAIR)
		return counts
	}

	const counted = examples.flat().map(countsIn)
	const { length: total } = counted
	const found = new Map<number, number>()
	for (const counts of counted) for (const key of counts.keys()) found.set(key, (found.get(key) ?? 0) + 1)
	const isKept = (key: number) => key < stems.length || (found.get(key) ?? 0) >= LEAST_PAIRS

	function weighed(counts: ReadonlyMap<number, number>): Feature[] {
		const all = [...counts].map(
			([key, count]): Feature => [key, Math.sqrt(count) * Math.log(1 + total / (found.get(key) ?? 0.5))],
		)
		const length = Math.hypot(...all.map(([, weight]) => weight))
		return all.filter(([key]) => isKept(key)).map(([key, weight]) => [key, weight / length])
	}

	return {
		vectors: counted.map(weighed),
		owners: Uint16Array.from(examples.flatMap((list, entry) => list.map(() => entry))),
		vectorOf: (list) => weighed(countsIn(list)),
	}
}
