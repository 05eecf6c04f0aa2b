import { lastReview, reviewOf } from '#core/reviews/current-review.ts'
import { findReviewRequest } from '#core/reviews/list-review-queue.ts'
import type { Review } from '#core/reviews/review.ts'
import type { ReviewedVersion } from '#core/reviews/review-text.ts'
import { findRegistration } from '#core/users/change-own-registration.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import type { ReviewRequest } from '#db/schema/reviews.ts'
import type { ReviewState, ShownRequest, ShownReview } from './review-state.ts'

type Asked = {
	post: ReviewedVersion & { id: string }
	user: { id: string; role: UserRole }
	now: Date
}

export async function readReviewState(db: Db, { post, user, now }: Asked): Promise<ReviewState> {
	const [current, last, registration, request] = await Promise.all([
		reviewOf(db, { ...post, now }),
		lastReview(db, post.id),
		findRegistration(db, user.id),
		findReviewRequest(db, post.id),
	])
	return {
		current: shown(current),
		lapsed: current ? null : shown(last),
		registration,
		request: request ? shownRequest(request) : null,
		decides: can(user, 'reviews.decide'),
	}
}

export function shown(review: Review): ShownReview
export function shown(review: Review | undefined): ShownReview | null
export function shown(review: Review | undefined): ShownReview | null {
	return review ? { ...review, reviewedAt: review.reviewedAt.toISOString() } : null
}

function shownRequest({
	state,
	version,
	requestedByName,
	createdAt,
	decidedByName,
	reason,
}: ReviewRequest): ShownRequest {
	return { state, version, requestedByName, requestedAt: createdAt.toISOString(), decidedByName, reason }
}
