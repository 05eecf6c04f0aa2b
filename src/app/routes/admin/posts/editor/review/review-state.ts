import type { SignRefusal } from '#core/reviews/sign-review.ts'
import { refusalWords } from '#core/users/rights.ts'

/** A review as a page is sent it: moments as text. */
export type ShownReview = { name: string; registration: string; reviewedAt: string }

/** What the editor knows of reviews when it opens. */
export type ReviewState = {
	/** Of exactly the stored version, in time. */
	current: ShownReview | null
	/** The last one of another version, or one whose time is over. */
	lapsed: ShownReview | null
	/** Who would sign, and with what; null: they have nothing to sign with yet. */
	registration: string | null
}

export const noReview: ReviewState = { current: null, lapsed: null, registration: null }

export type SignAnswer = { ok: true; review: ShownReview } | { ok: false; reason: SignRefusal }

export const signRefusals: Record<SignRefusal, string> = {
	'not-found': 'Este post não existe mais.',
	'may-not-review': refusalWords('reviews.decide'),
	'no-registration': 'Informe antes o seu registro na SUSEP, em Conta.',
	'changed-meanwhile': 'O post foi salvo de novo enquanto isso. Recarregue a página, leia a versão salva e assine.',
}
