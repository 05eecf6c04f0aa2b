import type { PromptIndex } from './index/build-index.ts'
import { createCounter, type ExampleVectors, type Feature, tfIdf, UNSEEN } from './tf-idf.ts'

/** A pair of neighbouring words counts less than each of them. */
const PAIR = 0.6
/** As does a word that is asked of everything. */
const COMMON = 0.6
/** A pair that was said once may never be said again. */
const LEAST_PAIRS = 2

/** Examples, and whatever else, as words and pairs of neighbouring words. */
export type WordVectors = ExampleVectors & { vectorOf: (stems: readonly number[]) => Feature[] }

export function wordVectors({ examples, stems, common }: PromptIndex): WordVectors {
	const isCommon = new Set(common)
	/** Pairs, numbered after the stems in the order in which they are met. */
	const pairKeys = new Map<number, number>()
	const pairOf = (first: number, second: number) => (first + 1) * stems.length + second
	for (const list of examples.flat())
		for (let at = 1; at < list.length; at++) {
			const pair = pairOf(list[at - 1]!, list[at]!)
			if (!pairKeys.has(pair)) pairKeys.set(pair, stems.length + pairKeys.size)
		}

	const keyCount = stems.length + pairKeys.size
	const count = createCounter(keyCount)
	const featuresIn = (list: readonly number[]) =>
		count((add) => {
			for (const stem of list) add(stem < 0 ? UNSEEN : stem, isCommon.has(stem) ? COMMON : 1)
			for (let at = 1; at < list.length; at++) add(pairKeys.get(pairOf(list[at - 1]!, list[at]!)) ?? UNSEEN, PAIR)
		})

	const vectors = tfIdf({
		examples,
		keyCount,
		featuresIn,
		isKept: (key, exampleCount) => key < stems.length || exampleCount >= LEAST_PAIRS,
	})
	return { ...vectors, vectorOf: (list) => vectors.weighed(featuresIn(list)) }
}
