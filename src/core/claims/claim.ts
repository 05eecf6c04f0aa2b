import type { Span } from '#core/seo/article-text.ts'

export const claimKinds = [
	'deadline',
	'percentage',
	'amount',
	'age',
	'quantity',
	'date',
	'norm',
	'decision',
	'regulator',
	/** What must, may or cannot be, without a figure: 'o seguro do prédio é obrigatório'. */
	'rule',
	'absolute',
	'company',
] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimStates = ['fact', 'source', 'signed', 'contradicted', 'replaced', 'unsupported'] as const
export type ClaimState = (typeof claimStates)[number]

/** States in which somebody or something answers for a claim. */
export const supportedStates: readonly ClaimState[] = ['fact', 'source', 'signed']
/** States with which no article goes live. */
export const criticalStates: readonly ClaimState[] = ['contradicted', 'replaced']

/** What a claim rests on, or what it is held against; of one that nothing supports, what it seems to be the contrary of. */
export type ClaimEvidence =
	| {
			kind: 'fact'
			factId: string
			statement: string
			/** '30 dias', where the fact is a figure. */
			value?: string | undefined
			/** 'Lei nº 15.040/2024, art. 86' and its page. */
			norm?: string | undefined
			url?: string | undefined
			/** Days, as '2025-12-11'. */
			from?: string | undefined
			until?: string | undefined
			checkedByName?: string | undefined
			checkedOn?: string | undefined
	  }
	| { kind: 'source'; url: string; title: string; quote: string; readOn: string }
	| { kind: 'signature'; name: string; registration: string; on: string; until: string; note: string }

/** What of an article stands before readers beside its text. */
export type ClaimField = 'title' | 'metaTitle' | 'excerpt' | 'metaDescription' | 'faqs'

/** Something in an article that somebody must be able to answer for. */
export type Claim = {
	kind: ClaimKind
	state: ClaimState
	/** The words that make it: '45 dias', 'art. 86 da Lei 15.040'. */
	text: string
	/** The sentence it stands in, as a reader sees it. */
	sentence: string
	/** The same sentence as `claimSentence` writes it: what supports are stored under. */
	sentenceKey: string
	/** Where the words stand, as offsets into the content's HTML. */
	span: Span
	/** Where they stand, if not in the content; the span is empty then. */
	field?: ClaimField | undefined
	/** The heading above it; '' before the first. */
	heading: string
	evidence?: ClaimEvidence | undefined
	/** What to write in the place of the words, where a fact in force says otherwise. */
	correction?: string | undefined
}
