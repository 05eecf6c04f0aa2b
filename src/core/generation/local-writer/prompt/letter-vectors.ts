import type { PromptIndex } from './index/build-index.ts'
import { createCounter, type ExampleVectors, type Feature, tfIdf, UNSEEN } from './tf-idf.ts'

/** Letters that stand together. Shorter runs are of too many words, longer ones of too few. */
const RUN = 4
/** A word that is asked of everything counts less. */
const COMMON = 0.6

/** Examples, and whatever else, as runs of letters of their words: what is mistyped, put together or derived still shares some. */
export type LetterVectors = ExampleVectors & { vectorOf: (stems: readonly string[]) => Feature[] }

export function letterVectors({ examples, stems, common }: PromptIndex): LetterVectors {
	const isCommon = new Set(common)
	const runKeys = new Map<string, number>()
	const keysOfStems = stems.map((stem) =>
		runsOf(stem).map((run) => {
			if (!runKeys.has(run)) runKeys.set(run, runKeys.size)
			return runKeys.get(run)!
		}),
	)
	const places = new Map(stems.map((stem, at) => [stem, at]))

	const count = createCounter(runKeys.size)
	const counted = (words: readonly { keys: readonly number[]; by: number }[]) =>
		count((add) => {
			for (const { keys, by } of words) for (const key of keys) add(key, by)
		})
	const known = (at: number) => ({ keys: keysOfStems[at]!, by: isCommon.has(at) ? COMMON : 1 })
	const unknown = (stem: string) => ({ keys: runsOf(stem).map((run) => runKeys.get(run) ?? UNSEEN), by: 1 })

	const vectors = tfIdf({ examples, keyCount: runKeys.size, featuresIn: (list) => counted(list.map(known)) })
	return {
		...vectors,
		vectorOf: (said) =>
			vectors.weighed(counted(said.map((stem) => (places.has(stem) ? known(places.get(stem)!) : unknown(stem))))),
	}
}

/** With where the word begins and ends. */
function runsOf(stem: string): string[] {
	const word = `<${stem}>`
	return Array.from({ length: Math.max(1, word.length - RUN + 1) }, (_, at) => word.slice(at, at + RUN))
}
