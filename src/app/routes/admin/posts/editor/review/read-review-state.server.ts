import { lastReview, reviewOf } from '#core/reviews/current-review.ts'
import type { Review } from '#core/reviews/review.ts'
import { findRegistration } from '#core/users/change-own-registration.ts'
import type { Db } from '#db/client.server.ts'
import type { ReviewState, ShownReview } from './review-state.ts'

type Asked = { post: { id: string; title: string; content: string }; userId: string; now: Date }

export async function readReviewState(db: Db, { post, userId, now }: Asked): Promise<ReviewState> {
	const [current, last, registration] = await Promise.all([
		reviewOf(db, { ...post, now }),
		lastReview(db, post.id),
		findRegistration(db, userId),
	])
	return { current: shown(current), lapsed: current ? null : shown(last), registration }
}

export function shown(review: Review): ShownReview
export function shown(review: Review | undefined): ShownReview | null
export function shown(review: Review | undefined): ShownReview | null {
	return review ? { ...review, reviewedAt: review.reviewedAt.toISOString() } : null
}
