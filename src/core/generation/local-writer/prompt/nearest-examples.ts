import type { ExampleVectors, Feature } from './example-vectors.ts'

export type Nearest = {
	/** By entry: how like its nearest examples a prompt is, from 0 to 1.75. */
	likeness: Float64Array
	/** The examples that are nearest of all: the entry of each, and how like it is. */
	nearest: { entry: number; likeness: number }[]
}

const LOOKED_AT = 200
const MOST_VOTES = 15
/** The second nearest example of the same thing counts half, the third a quarter. */
const FEWER = [1, 0.5, 0.25]

/** The examples that are most like a prompt (k nearest neighbours, cosine). */
export function createNearestExamples({ postings, owners }: ExampleVectors, entryCount: number) {
	return (prompt: readonly Feature[]): Nearest => {
		const sums = new Float64Array(owners.length)
		for (const [key, weight] of prompt) postings.each(key, (at, other) => (sums[at]! += weight * other))
		const found = [...sums.keys()].filter((at) => sums[at]! > 0).toSorted((a, b) => sums[b]! - sums[a]!)
		const likeness = new Float64Array(entryCount)
		const counts = new Float64Array(entryCount)
		for (const at of found.slice(0, LOOKED_AT)) {
			const entry = owners[at]!
			likeness[entry]! += sums[at]! * (FEWER[counts[entry]!] ?? 0)
			counts[entry]! += 1
		}
		const nearest = found.slice(0, MOST_VOTES).map((at) => ({ entry: owners[at]!, likeness: sums[at]! }))
		return { likeness, nearest }
	}
}
