import { and, eq } from 'drizzle-orm'
import { type BulkResult, eachPost } from '#core/posts/bulk/each-post.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { requestReview, withdrawReviewRequest } from './request-review.ts'

type Requests = { ids: readonly string[]; by: ActingAdmin; brand: string; siteUrl: string; now: Date }

/** Asks that several articles be reviewed as they stand now. Those that wait already go on waiting. */
export async function requestReviews(db: Db, { ids, ...request }: Requests): Promise<BulkResult> {
	return eachPost(db, ids, async ({ id, version }) => {
		const same = and(
			eq(reviewRequests.postId, id),
			eq(reviewRequests.state, 'waiting'),
			eq(reviewRequests.version, version),
		)
		if ((await db.$count(reviewRequests, same)) > 0) return { ok: true, unchanged: true }
		return requestReview(db, { postId: id, version, ...request })
	})
}

/** Takes the requests back. */
export async function withdrawReviewRequests(
	db: Db,
	{ ids, by, now }: Pick<Requests, 'ids' | 'by' | 'now'>,
): Promise<BulkResult> {
	return eachPost(db, ids, ({ id }) => withdrawReviewRequest(db, { postId: id, by, now }))
}
