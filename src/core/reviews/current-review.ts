import { and, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postReviews } from '#db/schema/claims.ts'
import { addMonths } from '#lib/add-months.ts'
import { isInTime, REVIEW_MONTHS, type Review } from './review.ts'
import { reviewFingerprint } from './review-fingerprint.ts'
import type { ReviewedVersion } from './review-text.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Wanted = { postId: string; fingerprint: string; now: Date }

/** The newest word that a person gave for exactly this version, while it holds. */
export async function currentReview(db: Db, { postId, fingerprint, now }: Wanted): Promise<Review | undefined> {
	const { reviewerName: name, registration, reviewedAt } = postReviews
	const [review] = await db
		.select({ name, registration, reviewedAt })
		.from(postReviews)
		.where(
			and(
				eq(postReviews.postId, postId),
				eq(postReviews.fingerprint, fingerprint),
				// A few days more than six months: which day is the last one is decided below.
				gte(reviewedAt, new Date(addMonths(now, -REVIEW_MONTHS).getTime() - 4 * DAY_MS)),
			),
		)
		.orderBy(desc(reviewedAt))
		.limit(1)
	return review && isInTime(review, now) ? review : undefined
}

/** The same for an article at hand. */
export function reviewOf(
	db: Db,
	{ id, now, ...version }: ReviewedVersion & { id: string; now: Date },
): Promise<Review | undefined> {
	return currentReview(db, { postId: id, fingerprint: reviewFingerprint(version), now })
}

/** The last word that a person gave for any version of it, whether or not it still holds. */
export async function lastReview(db: Db, postId: string): Promise<Review | undefined> {
	const { reviewerName: name, registration, reviewedAt } = postReviews
	const [review] = await db
		.select({ name, registration, reviewedAt })
		.from(postReviews)
		.where(eq(postReviews.postId, postId))
		.orderBy(desc(reviewedAt))
		.limit(1)
	return review
}
