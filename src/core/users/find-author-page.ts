import { and, desc, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { cardColumns } from '#core/posts/reading/list-published-posts.ts'
import type { PostCard } from '#core/posts/reading/post-card.ts'
import { isInTime, REVIEW_MONTHS } from '#core/reviews/review.ts'
import { reviewFingerprint } from '#core/reviews/review-fingerprint.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { postReviews } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { addMonths } from '#lib/add-months.ts'

/** So many of each on a page, the newest first. */
export const POSTS_PER_AUTHOR_PAGE = 48
/** More than anybody signs in the six months for which it holds. */
const MOST_SIGNED = 1_000
const DAY_MS = 24 * 60 * 60 * 1000

export type AuthorPage = {
	slug: string
	name: string
	image: string | null
	registration: string | null
	biography: string
	written: PostCard[]
	/** Those whose signature still holds for the words readers see. */
	reviewed: PostCard[]
	/** One past the last is the last. */
	page: number
	pageCount: number
}

/** What readers are told of somebody who wrote or reviewed what they can read; of nobody else. */
export async function findAuthorPage(
	db: Db,
	{ slug, page = 1, now }: { slug: string; page?: number; now: Date },
): Promise<AuthorPage | undefined> {
	const { id, name, image, registration, biography } = users
	const [user] = await db.select({ id, name, image, registration, biography }).from(users).where(eq(users.slug, slug))
	if (!user) return undefined
	const written = writtenBy(user.id)
	const [writtenCount, reviewedIds] = await Promise.all([db.$count(posts, written), reviewedBy(db, user.id, now)])
	const most = Math.max(writtenCount, reviewedIds.length)
	if (most === 0) return undefined
	const pageCount = Math.ceil(most / POSTS_PER_AUTHOR_PAGE)
	const shownPage = Math.min(Math.max(1, page), pageCount)
	const { id: _, ...shown } = user
	return {
		slug,
		...shown,
		page: shownPage,
		pageCount,
		written: await cards(db, written, shownPage),
		reviewed: reviewedIds.length > 0 ? await cards(db, inArray(posts.id, reviewedIds), shownPage) : [],
	}
}

/** Articles that name nobody are the newsroom's, whoever created them. */
function writtenBy(userId: string) {
	return and(eq(posts.authorId, userId), eq(posts.status, 'published'), isNotNull(posts.authorName))
}

function cards(db: Db, wanted: SQL | undefined, page: number): Promise<PostCard[]> {
	return db
		.select(cardColumns)
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(wanted)
		.orderBy(desc(posts.publishedAt), posts.id)
		.limit(POSTS_PER_AUTHOR_PAGE)
		.offset((page - 1) * POSTS_PER_AUTHOR_PAGE)
}

/** Which articles a signature of theirs still holds for. */
async function reviewedBy(db: Db, userId: string, now: Date): Promise<string[]> {
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
		.where(
			and(
				eq(postReviews.reviewerId, userId),
				// A few days more: which day is the last one is decided below.
				gte(postReviews.reviewedAt, new Date(addMonths(now, -REVIEW_MONTHS).getTime() - 4 * DAY_MS)),
			),
		)
		.orderBy(desc(postReviews.reviewedAt))
		.limit(MOST_SIGNED)
	const holding = signed.filter((each) => isInTime(each, now) && reviewFingerprint(each) === each.fingerprint)
	return [...new Set(holding.map(({ postId }) => postId))]
}
