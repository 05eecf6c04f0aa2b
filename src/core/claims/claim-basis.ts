import type { FactKind, FactVersion, StoredFact } from '#db/schema/facts.ts'

/** A fact as claims are held against it: so much of the register that an editor's page may carry all of it. */
export type ClaimFact = {
	id: string
	kind: FactKind
	words: readonly string[]
	topics: readonly string[]
	versions: readonly FactVersion[]
	checkedByName?: string | undefined
	checkedOn?: string | undefined
}

/** What stands beside the facts for one sentence, named as `claimSentence` writes it. */
export type ClaimSupportGiven = { id: string; sentence: string } & (
	| { kind: 'source'; url: string; title: string; quote: string; readOn: string }
	| {
			kind: 'signature'
			name: string
			registration: string
			/** The first and the last day, as '2026-11-16'. */
			on: string
			until: string
			note: string
			/** Whose it is: they alone may take it back. */
			givenBy: string | null
	  }
	| { kind: 'other-fact'; factId: string; name: string }
)

/** All that claims of an article are read against. Plain data: a server makes it, a browser reads with it. */
export type ClaimBasis = {
	facts: readonly ClaimFact[]
	supports: readonly ClaimSupportGiven[]
	/** SUSEP numbers of the people who sign articles here. */
	registrations?: readonly string[] | undefined
	/** '2026-11-16' */
	today: string
}

type Row = Pick<StoredFact, 'id' | 'text'> & Partial<Pick<StoredFact, 'checkedByName' | 'checkedOn'>>

export function claimFactsOf(rows: readonly Row[]): ClaimFact[] {
	return rows.map(({ id, text: { kind, words, topics, versions }, checkedByName, checkedOn }) => ({
		id,
		kind,
		words,
		topics,
		versions,
		...(checkedOn && { checkedByName: checkedByName ?? '', checkedOn }),
	}))
}
