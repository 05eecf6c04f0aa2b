import { createPostings } from './postings.ts'
import type { ExampleVectors, Feature } from './tf-idf.ts'

/** What every word is taken to be said of everything beforehand. */
const SMOOTHING = 0.2
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

function counted(examples: ExampleVectors, entryCount: number) {
	const { keyCount } = examples.postings
	const totals = new Float64Array(entryCount)
	let saidCount = 0
	for (let key = 0; key < keyCount; key++) {
		let isSaid = false
		eachEntry(examples, key, (entry, sum) => {
			totals[entry]! += sum
			isSaid = true
		})
		if (isSaid) saidCount += 1
	}
	return {
		postings: createPostings(keyCount, (add) => {
			for (let key = 0; key < keyCount; key++)
				eachEntry(examples, key, (entry, sum) => add(key, entry, Math.log(1 + sum / SMOOTHING)))
		}),
		// What a word weighs that was never said of an entry: the more was said of it, the less.
		unsaid: totals.map((total) => Math.log(SMOOTHING / (total + SMOOTHING * saidCount))),
	}
}

/** What a feature weighs in all examples of an entry together. They follow each other, so one pass is enough. */
function eachEntry(
	{ postings, owners }: ExampleVectors,
	key: number,
	visit: (entry: number, sum: number) => void,
): void {
	let entry = 0
	let sum = 0
	postings.each(key, (at, weight) => {
		if (owners[at] !== entry && sum > 0) visit(entry, sum)
		sum = owners[at] === entry ? sum + weight : weight
		entry = owners[at]!
	})
	if (sum > 0) visit(entry, sum)
}
