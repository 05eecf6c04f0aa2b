import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'

/** Of each article that a query reads: whether changes wait beside it, and whether a reviewer is asked for. */
export function whatWaits(db: Db) {
	const one = { one: sql`1` }
	const changes = db.select(one).from(postChanges).where(eq(postChanges.postId, posts.id))
	const requests = db
		.select(one)
		.from(reviewRequests)
		.where(and(eq(reviewRequests.postId, posts.id), eq(reviewRequests.state, 'waiting')))
	return {
		hasChanges: sql<boolean>`${exists(changes)}`,
		inReview: sql<boolean>`${exists(requests)}`,
	}
}
