import type { DecideResult } from '#core/reviews/decide-review.ts'
import type { RequestReviewResult } from '#core/reviews/request-review.ts'
import type { SignRefusal } from '#core/reviews/sign-review.ts'
import { refusalWords } from '#core/users/rights.ts'
import type { ReviewRequestState } from '#db/schema/reviews.ts'

/** A review as a page is sent it: moments as text. */
export type ShownReview = { name: string; registration: string; reviewedAt: string }

/** The request that waits, or the last one that was decided. */
export type ShownRequest = {
	state: ReviewRequestState
	version: number
	/** Nobody, where a run asked. */
	requestedByName: string | null
	requestedAt: string
	decidedByName: string | null
	reason: string | null
}

/** What the editor knows of reviews when it opens. */
export type ReviewState = {
	/** Of exactly the stored version, in time. */
	current: ShownReview | null
	/** The last one of another version, or one whose time is over. */
	lapsed: ShownReview | null
	/** Who would sign, and with what; null: they have nothing to sign with yet. */
	registration: string | null
	request: ShownRequest | null
	/** Whether they may approve, return and sign. */
	decides: boolean
}

export const noReview: ReviewState = { current: null, lapsed: null, registration: null, request: null, decides: false }

/** What is asked about the review of the stored version. */
export type ReviewWish =
	| { intent: 'request'; version: number; text: string }
	| { intent: 'withdraw' }
	| { intent: 'approve'; version: number }
	| { intent: 'return'; version: number; text: string }

export type ReviewWishAnswer =
	| { ok: true; review: ReviewState }
	| { ok: false; reason: Extract<RequestReviewResult | DecideResult, { ok: false }>['reason'] }

export type SignAnswer = { ok: true; review: ShownReview } | { ok: false; reason: SignRefusal }

export const signRefusals: Record<SignRefusal, string> = {
	'not-found': 'Este post não existe mais.',
	'may-not-review': refusalWords('reviews.decide'),
	'no-registration': 'Informe antes o seu registro na SUSEP, em Conta.',
	'changed-meanwhile': 'O post foi salvo de novo enquanto isso. Recarregue a página, leia a versão salva e assine.',
}

export const wishRefusals: Record<Extract<ReviewWishAnswer, { ok: false }>['reason'], string> = {
	...signRefusals,
	'changed-meanwhile': 'O post foi salvo de novo enquanto isso. Recarregue a página e leia a versão salva.',
	'not-yours': 'Este artigo é de outra pessoa.',
	decided: 'Outra pessoa já decidiu este pedido. Recarregue a página.',
	'reason-missing': 'Diga o motivo em pelo menos 10 caracteres.',
}
