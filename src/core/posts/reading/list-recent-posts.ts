import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'

export const RECENT_POSTS = 5

export type RecentPost = { slug: string; title: string; publishedAt: Date }

export function listRecentPosts(db: Db): Promise<RecentPost[]> {
	return db
		.select({
			slug: posts.slug,
			title: posts.title,
			publishedAt: sql<Date>`${posts.publishedAt}`.mapWith(posts.publishedAt),
		})
		.from(posts)
		.where(eq(posts.status, 'published'))
		.orderBy(desc(posts.publishedAt), asc(posts.id))
		.limit(RECENT_POSTS)
}
