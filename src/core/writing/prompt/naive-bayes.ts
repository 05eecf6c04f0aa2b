import type { ExampleVectors, Feature } from './example-vectors.ts'
import { createPostings, type Postings } from './postings.ts'

/** What every word is taken to be said of everything beforehand. */
const SMOOTHING = 0.3
/** How sharply likely is told from unlikely. */
const SHARPNESS = 2

/** By entry, refused kinds among them: how likely a prompt is to be of it, all together 1 (multinomial naive Bayes). */
export function createNaiveBayes(examples: ExampleVectors, entryCount: number) {
	const { postings, unsaid } = counted(examples, entryCount)

	return (prompt: readonly Feature[]): Float64Array => {
		const all = prompt.reduce((sum, [, weight]) => sum + weight, 0)
		const scores = unsaid.map((each) => each * all)
		for (const [key, weight] of prompt) postings.each(key, (entry, each) => (scores[entry]! += weight * each))
		const most = Math.max(...scores)
		const likely = scores.map((score) => Math.exp(SHARPNESS * (score - most)))
		const total = likely.reduce((sum, each) => sum + each, 0)
		return likely.map((each) => each / total)
	}
}

/** On its own, so that what is counted with is not kept. */
function counted(
	{ vectors, owners }: ExampleVectors,
	entryCount: number,
): { postings: Postings; unsaid: Float64Array } {
	const sums = new Map<number, Map<number, number>>()
	const totals = new Float64Array(entryCount)
	for (const [at, vector] of vectors.entries())
		for (const [key, weight] of vector) {
			const entry = owners[at]!
			const byEntry = sums.get(key) ?? new Map<number, number>()
			sums.set(key, byEntry.set(entry, (byEntry.get(entry) ?? 0) + weight))
			totals[entry]! += weight
		}
	return {
		postings: createPostings((add) => {
			for (const [key, byEntry] of sums)
				for (const [entry, sum] of byEntry) add(key, entry, Math.log(1 + sum / SMOOTHING))
		}),
		// What a word weighs that was never said of an entry: the more was said of it, the less.
		unsaid: totals.map((total) => Math.log(SMOOTHING / (total + SMOOTHING * sums.size))),
	}
}
