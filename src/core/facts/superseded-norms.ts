import type { ReleasedFact } from './sync-facts.ts'

/** A norm whose last day is known, and what is to be told of it. */
export type SupersededNorm = {
	/** The forms in which it is cited. */
	words: string[]
	/** By what it was replaced, as a sentence. */
	instead: string
	/** The last day on which it held. */
	until: string
}

/** So little of the register that a browser may have it. */
export function supersededNorms(register: readonly ReleasedFact[]): SupersededNorm[] {
	return register.flatMap(({ text: { kind, words, versions } }) => {
		const [newest] = versions
		if (kind !== 'norm' || !newest?.until) return []
		return [{ words, instead: newest.detail ?? '', until: newest.until }]
	})
}
