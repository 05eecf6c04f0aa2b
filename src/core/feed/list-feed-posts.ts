import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'

export const FEED_POSTS = 20

export type FeedPost = Awaited<ReturnType<typeof listFeedPosts>>[number]

/** The newest articles with their whole text, of one category or of all. */
export function listFeedPosts(db: Db, { categoryId }: { categoryId?: string | undefined } = {}) {
	return db
		.select({
			slug: posts.slug,
			title: posts.title,
			excerpt: posts.excerpt,
			content: posts.content,
			tags: posts.tags,
			featuredImageUrl: posts.featuredImageUrl,
			publishedAt: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt),
			updatedAt: posts.updatedAt,
			category: { name: categories.name, slug: categories.slug },
		})
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(and(eq(posts.status, 'published'), categoryId ? eq(posts.categoryId, categoryId) : undefined))
		.orderBy(desc(posts.publishedAt), asc(posts.id))
		.limit(FEED_POSTS)
}
