import type { ExampleVectors, Feature } from './tf-idf.ts'

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
		const found = highest(sums, LOOKED_AT)
		const likeness = new Float64Array(entryCount)
		const counts = new Float64Array(entryCount)
		for (const at of found) {
			const entry = owners[at]!
			likeness[entry]! += sums[at]! * (FEWER[counts[entry]!] ?? 0)
			counts[entry]! += 1
		}
		const nearest = found.slice(0, MOST_VOTES).map((at) => ({ entry: owners[at]!, likeness: sums[at]! }))
		return { likeness, nearest }
	}
}

/** Where the highest of many numbers above 0 stand, the highest first. Sorting them all would take ten times as long. */
function highest(numbers: Float64Array, count: number): number[] {
	const found: number[] = []
	let least = 0
	for (let at = 0; at < numbers.length; at += 1) {
		const number = numbers[at]!
		if (number <= least) continue
		let place = found.length
		while (place > 0 && numbers[found[place - 1]!]! < number) place -= 1
		found.splice(place, 0, at)
		if (found.length > count) found.pop()
		if (found.length === count) least = numbers[found[count - 1]!]!
	}
	return found
}
