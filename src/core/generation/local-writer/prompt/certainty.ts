/** What speaks for or against the best candidate being what a prompt asks for. */
export type Signs = {
	/** How much more likely than to be refused, as a logarithm. */
	likelihood: number
	/** How far it is ahead of the second, at most 2. */
	ahead: number
	/** Of the rare words, the share that is asked of it. */
	own: number
	/** How much is said at all. */
	length: number
	/** Of the votes of the nearest examples: the share for what is refused, and for what is of our field but not known. */
	refusedVotes: number
	unknownVotes: number
	/** How like what is refused the prompt is, beside how like the candidate. */
	refusedLikeness: number
}

/** Found by `scripts/fit-certainty.ts` on the sets of prompts beside the tests. */
const weights: Record<keyof Signs, number> = {
	likelihood: 0.21,
	ahead: 1.45,
	own: 1.81,
	length: 3.14,
	refusedVotes: -4.96,
	unknownVotes: -4.37,
	refusedLikeness: -5.24,
}
const BIAS = -1.73

/** Below this, a person is asked rather than given an article; the more so where no word says that it is of our field. */
const LEAST_CERTAIN = 0.8
const LEAST_CERTAIN_OF_OTHERS = 0.9

/** A subject that is named beyond doubt is told; what else the prompt says is told as not understood. */
const BEYOND_DOUBT = { ahead: 2, likelihood: 3 }

/** Whether an article may be written on the best candidate. */
export function isSure(signs: Signs, { isOfOurField }: { isOfOurField: boolean }): boolean {
	if (!isOfOurField) return certaintyOf(signs) >= LEAST_CERTAIN_OF_OTHERS
	if (signs.ahead >= BEYOND_DOUBT.ahead && signs.likelihood >= BEYOND_DOUBT.likelihood) return true
	return certaintyOf(signs) >= LEAST_CERTAIN
}

/** From 0 to 1: how likely it is that the best candidate is meant (logistic regression). */
function certaintyOf(signs: Signs): number {
	const names = Object.keys(weights) as (keyof Signs)[]
	const sum = names.reduce((total, name) => total + weights[name] * signs[name], BIAS)
	return 1 / (1 + Math.exp(-sum))
}
