import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postOldSlugs, posts } from '#db/schema/posts.ts'

/** The article in the bin that readers knew by this address or an older one, and where they are led. */
export async function findGonePost(db: Db, slug: string): Promise<{ goneTo: string | null } | undefined> {
	const once = db
		.select({ one: sql`1` })
		.from(postOldSlugs)
		.where(and(eq(postOldSlugs.slug, slug), eq(postOldSlugs.postId, posts.id)))
	const [post] = await db
		.select({ goneTo: posts.goneTo })
		.from(posts)
		.where(and(isNotNull(posts.deletedAt), isNotNull(posts.publishedAt), or(eq(posts.slug, slug), exists(once))))
		.limit(1)
	return post
}
