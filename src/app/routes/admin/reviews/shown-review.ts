import { type PostState, postState } from '#core/posts/post-state.ts'
import type { QueuedReview } from '#core/reviews/list-review-queue.ts'
import { waitingTooLong } from '#core/reviews/long-wait.ts'
import type { QueuedClaims, QueuedText } from '#core/reviews/read-queued-text.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { countOf, readyWords, reviewedBeforeWords, standingWords, waitWords } from './queue-words.ts'

/** A row of the queue, in words. */
export type ShownReview = Pick<
	QueuedReview,
	'postId' | 'title' | 'slug' | 'featuredImageUrl' | 'coverFocus' | 'category' | 'requestedByName' | 'score'
> & {
	state: PostState
	/** One grey line below the title. */
	about: string
	/** How it stands for its readers, where that asks for haste. */
	standing: string | undefined
	/** Of what waits; otherwise what was decided and by whom. */
	waited: { long: string; since: string; tooLong: boolean } | undefined
	decided: { when: string; by: string } | undefined
	claims: QueuedClaims | undefined
	/** Goes before readers by itself. */
	timed: boolean
}

export function shownReview(review: QueuedReview, text: QueuedText | undefined, now: Date): ShownReview {
	const { postId, title, slug, featuredImageUrl, coverFocus, category, requestedByName, score } = review
	const { requestedAt, decidedByName, decidedAt, openNotes, version } = review
	const waits = review.state === 'waiting'
	const state = postState({ ...review, inReview: waits })
	const quoted = review.reason ?? review.message
	const about = [
		text ? countOf(text.words, 'palavra', 'palavras') : `versão ${version}, pedida em ${momentOf(requestedAt)}`,
		text && reviewedBeforeWords(review.approvedBefore),
		openNotes > 0 && countOf(openNotes, 'nota aberta', 'notas abertas'),
		quoted && `“${quoted}”`,
	]
	return {
		postId,
		title: title.trim() || 'Sem título',
		slug,
		featuredImageUrl,
		coverFocus,
		category,
		requestedByName,
		score,
		state,
		about: about.filter(Boolean).join(', '),
		standing: waits ? standingWords(state, review, text) : undefined,
		waited: waits ? { ...waitWords(requestedAt, now), tooLong: requestedAt < waitingTooLong(now) } : undefined,
		decided: decidedAt ? { when: ageOf(decidedAt, now), by: decidedByName ?? 'alguém' } : undefined,
		claims: text?.claims,
		timed: (review.status === 'published' ? review.changesAt : review.publishAt) !== null,
	}
}

/** Of what was approved: when it goes before readers says more than how it was asked for. */
export function shownReady(review: QueuedReview, now: Date): ShownReview {
	return { ...shownReview(review, undefined, now), about: readyWords(review) }
}
