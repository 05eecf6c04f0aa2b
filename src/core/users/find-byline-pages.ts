import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postReviews } from '#db/schema/claims.ts'
import { users } from '#db/schema/users.ts'

/** Where readers find more of somebody who is named on an article. */
export type BylinePage = { slug: string; image: string | null }
export type BylinePages = { author: BylinePage | null; reviewer: BylinePage | null }

type Named = {
	id: string
	status: 'draft' | 'published'
	authorId: string | null
	authorName: string | null
	/** Of the review that holds. */
	reviewedAt: Date | undefined
}

/** Those of the people an article names. A draft names nobody yet to readers, and the newsroom is no person. */
export async function findBylinePages(db: Db, post: Named): Promise<BylinePages> {
	if (post.status !== 'published') return { author: null, reviewer: null }
	const [author, reviewer] = await Promise.all([
		post.authorId && post.authorName ? findPage(db, post.authorId) : null,
		post.reviewedAt ? findReviewer(db, post.id, post.reviewedAt) : null,
	])
	return { author, reviewer }
}

async function findPage(db: Db, userId: string): Promise<BylinePage | null> {
	const [user] = await db.select({ slug: users.slug, image: users.image }).from(users).where(eq(users.id, userId))
	return user?.slug ? { slug: user.slug, image: user.image } : null
}

async function findReviewer(db: Db, postId: string, reviewedAt: Date): Promise<BylinePage | null> {
	const [review] = await db
		.select({ by: postReviews.reviewerId })
		.from(postReviews)
		.where(
			and(
				eq(postReviews.postId, postId),
				sql`date_trunc('milliseconds', ${postReviews.reviewedAt}) = ${reviewedAt.toISOString()}`,
			),
		)
		.orderBy(desc(postReviews.reviewedAt))
		.limit(1)
	return review?.by ? findPage(db, review.by) : null
}
