import type { FactVersion } from '#db/schema/facts.ts'
import type { ClaimState } from './claim.ts'
import type { FactsIndex, IndexedFact } from './facts-index.ts'

/** What one sentence is read with. */
export type Reading = {
	index: FactsIndex
	/** On which day what it says has to hold. */
	day: string
	today: string
	/** Facts of which a person said that the sentence does not speak of them. */
	excluded: ReadonlySet<string>
	/** Places of norms that the article says to be over. */
	saidToBeOver: ReadonlySet<number>
}

/** What a claim comes to when held against the facts alone. */
export type Judged = {
	state: Extract<ClaimState, 'fact' | 'contradicted' | 'replaced' | 'unsupported'>
	fact?: IndexedFact | undefined
	version?: FactVersion | undefined
	correction?: string | undefined
}
