import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { cardColumns } from '#core/posts/reading/list-published-posts.ts'
import type { PostCard } from '#core/posts/reading/post-card.ts'
import { isInTime } from '#core/reviews/review.ts'
import { reviewFingerprint } from '#core/reviews/review-fingerprint.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { postReviews } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'

/** So many of each, the newest. */
const MOST = 48

export type AuthorPage = {
	slug: string
	name: string
	image: string | null
	registration: string | null
	biography: string
	written: PostCard[]
	/** Those whose signature still holds for the words readers see. */
	reviewed: PostCard[]
}

/** What readers are told of somebody who wrote or reviewed what they can read; of nobody else. */
export async function findAuthorPage(
	db: Db,
	{ slug, now }: { slug: string; now: Date },
): Promise<AuthorPage | undefined> {
	const { id, name, image, registration, biography } = users
	const [user] = await db.select({ id, name, image, registration, biography }).from(users).where(eq(users.slug, slug))
	if (!user) return undefined
	const [written, reviewed] = await Promise.all([listWritten(db, user.id), listReviewed(db, user.id, now)])
	if (written.length + reviewed.length === 0) return undefined
	const { id: _, ...shown } = user
	return { slug, ...shown, written, reviewed }
}

/** Articles that name nobody are the newsroom's, whoever created them. */
function listWritten(db: Db, userId: string): Promise<PostCard[]> {
	return db
		.select(cardColumns)
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(and(eq(posts.authorId, userId), eq(posts.status, 'published'), isNotNull(posts.authorName)))
		.orderBy(desc(posts.publishedAt), posts.id)
		.limit(MOST)
}

async function listReviewed(db: Db, userId: string, now: Date): Promise<PostCard[]> {
	const signed = await db
		.select({
			postId: posts.id,
			fingerprint: postReviews.fingerprint,
			reviewedAt: postReviews.reviewedAt,
			title: posts.title,
			content: posts.content,
			faqs: posts.faqs,
		})
		.from(postReviews)
		.innerJoin(posts, and(eq(posts.id, postReviews.postId), eq(posts.status, 'published')))
		.where(eq(postReviews.reviewerId, userId))
		.orderBy(desc(postReviews.reviewedAt))
		.limit(2 * MOST)
	const holding = signed.filter((each) => isInTime(each, now) && reviewFingerprint(each) === each.fingerprint)
	const ids = [...new Set(holding.map(({ postId }) => postId))].slice(0, MOST)
	if (ids.length === 0) return []
	return db
		.select(cardColumns)
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(inArray(posts.id, ids))
		.orderBy(desc(posts.publishedAt), posts.id)
}
