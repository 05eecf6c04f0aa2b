import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { readStoredPost } from '#core/posts/saving/stored-post.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { addMonths } from '#lib/add-months.ts'
import { reviewOf } from './current-review.ts'
import { lastDecidedFirst, type QueuedReview, requests, whatTheySee } from './list-review-queue.ts'
import { REVIEW_MONTHS } from './review.ts'

type Listing = { user: { id: string; role: UserRole }; now: Date }

/**
 * What was approved, still reads as it did then, and has not reached its readers: drafts, with a moment or without, and
 * changes to live articles. The last approved first.
 */
export async function listReadyToPublish(db: Db, { user, now }: Listing): Promise<QueuedReview[]> {
	const unread = or(eq(posts.status, 'draft'), isNotNull(postChanges.postId))
	const recent = gt(reviewRequests.decidedAt, addMonths(now, -REVIEW_MONTHS))
	const approved = and(eq(reviewRequests.state, 'approved'), recent, unread, whatTheySee(user))
	const found = await requests(db, approved, lastDecidedFirst)
	// Whether an approval still holds is found by reading the text.
	const holds = await Promise.all(
		found.map(async ({ postId }) => {
			const stored = await readStoredPost(db, postId)
			return stored && (await reviewOf(db, { id: postId, ...stored.fields, now })) !== undefined
		}),
	)
	return found.filter((_, index) => holds[index])
}
