import { lastReview, reviewOf } from '#core/reviews/current-review.ts'
import { findReviewRequest } from '#core/reviews/list-review-queue.ts'
import { countOpenNotes } from '#core/reviews/post-notes.ts'
import type { Review } from '#core/reviews/review.ts'
import type { ReviewedVersion } from '#core/reviews/review-text.ts'
import { requesterToTell } from '#core/reviews/settle-request.ts'
import { findRegistration } from '#core/users/change-own-registration.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import type { ReviewRequest } from '#db/schema/reviews.ts'
import type { ReviewState, ShownRequest, ShownReview } from './review-state.ts'

type Asked = {
	post: ReviewedVersion & { id: string }
	user: { id: string; role: UserRole }
	mailConfigured: boolean
	now: Date
}

export async function readReviewState(db: Db, { post, user, mailConfigured, now }: Asked): Promise<ReviewState> {
	const [current, last, registration, request, openNotes] = await Promise.all([
		reviewOf(db, { ...post, now }),
		lastReview(db, post.id),
		findRegistration(db, user.id),
		findReviewRequest(db, post.id),
		countOpenNotes(db, post.id),
	])
	const told = request && (await requesterToTell(db, request, user))
	return {
		current: shown(current),
		lapsed: current ? null : shown(last),
		registration,
		request: request
			? { ...shownRequest(request), told: told ? (mailConfigured ? 'by-mail' : 'no-mail') : 'nobody' }
			: null,
		decides: can(user, 'reviews.decide'),
		openNotes,
	}
}

function shown(review: Review | undefined): ShownReview | null {
	return review ? { ...review, reviewedAt: review.reviewedAt.toISOString() } : null
}

function shownRequest({
	state,
	version,
	requestedByName,
	createdAt,
	message,
	decidedByName,
	reason,
}: ReviewRequest): Omit<ShownRequest, 'told'> {
	return { state, version, requestedByName, requestedAt: createdAt.toISOString(), message, decidedByName, reason }
}
