import type { DecideResult } from '#core/reviews/decide-review.ts'
import type { RequestReviewResult } from '#core/reviews/request-review.ts'
import type { NotSigned, SignRefusal } from '#core/reviews/sign-review.ts'
import { refusalWords } from '#core/users/rights.ts'
import type { ReviewRequestState } from '#db/schema/reviews.ts'
import { momentOf } from '#lib/brasilia-time.ts'

/** A review as a page is sent it: moments as text. */
export type ShownReview = { name: string; registration: string; reviewedAt: string }

/** The request that waits, or the last one that was decided. */
export type ShownRequest = {
	state: ReviewRequestState
	version: number
	/** Nobody, where a run asked. */
	requestedByName: string | null
	requestedAt: string
	/** What they said with it. */
	message: string
	decidedByName: string | null
	reason: string | null
	/** Whether whoever asked is written to when whoever looks decides, and whether such a mail leaves. */
	told: 'by-mail' | 'no-mail' | 'nobody'
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
	/** Notes on the text that nobody resolved, as the page was opened. */
	openNotes: number
}

export const noReview: ReviewState = {
	current: null,
	lapsed: null,
	registration: null,
	request: null,
	decides: false,
	openNotes: 0,
}

/** What is asked about the review of the stored version. */
export type ReviewWish =
	| { intent: 'request'; version: number; text: string }
	| { intent: 'withdraw' }
	/** Despite notes on the text that are open, where somebody was asked and said so. */
	| { intent: 'approve'; version: number; despiteNotes?: boolean | undefined }
	/** Without a request that waits. */
	| { intent: 'sign'; version: number; despiteNotes?: boolean | undefined }
	| { intent: 'return'; version: number; text: string }

export type ReviewWishAnswer =
	| { ok: true; review: ReviewState }
	| Extract<RequestReviewResult | DecideResult, { ok: false }>

export const signRefusals: Record<SignRefusal, string> = {
	'not-found': 'Este post não existe mais.',
	'may-not-review': refusalWords('reviews.decide'),
	'no-registration': 'Informe antes o seu registro na SUSEP, em Conta.',
	'changed-meanwhile': 'O post foi salvo de novo enquanto isso. Recarregue a página, leia a versão salva e assine.',
}

/** Open notes are asked about, not refused. */
type WishRefusal = Exclude<Extract<ReviewWishAnswer, { ok: false }>['reason'], 'open-notes'>

export const wishRefusals: Record<WishRefusal, string> = {
	...signRefusals,
	'changed-meanwhile': 'O post foi salvo de novo enquanto isso. Recarregue a página e leia a versão salva.',
	'not-yours': 'Este artigo é de outra pessoa.',
	decided: 'Outra pessoa já decidiu este pedido. Recarregue a página.',
	'reason-missing': 'Diga o motivo em pelo menos 10 caracteres.',
}

/** Why nothing was signed, where nobody can be asked: in a browser without JavaScript. */
export function notSignedWords(refused: NotSigned): string {
	if (refused.reason !== 'open-notes') return signRefusals[refused.reason]
	return `${openNotesWords(refused.open)}. Resolva antes, ou marque que assina assim mesmo.`
}

/** '2 notas continuam abertas' */
export function openNotesWords(open: number): string {
	return open === 1 ? '1 nota continua aberta' : `${open} notas continuam abertas`
}

/** Since when it waits and why, and that its readers have it already where they do. */
export function waitingWords({
	requestedAt,
	requestedByName,
	live,
}: Pick<ShownRequest, 'requestedAt' | 'requestedByName'> & { live: boolean }): string {
	const why = requestedByName ? `a pedido de ${requestedByName}` : 'por ser automático'
	const since = `${momentOf(new Date(requestedAt))}, ${why}`
	return live ? `Publicado. Espera revisão desde ${since}.` : `Em revisão desde ${since}.`
}

/** Where the reason of a return is read. */
export function reasonReaderWords({ told, requestedByName }: Pick<ShownRequest, 'told' | 'requestedByName'>): string {
	if (told === 'nobody') return 'Fica com o artigo, para quem o abrir.'
	const who = requestedByName ?? 'quem pediu'
	if (told === 'by-mail') return `Vai por e-mail a ${who}.`
	return `Fica com o artigo: sem envio de e-mails configurado, ${who} só lê aqui.`
}
