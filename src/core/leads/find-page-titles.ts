import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postOldSlugs, posts } from '#db/schema/posts.ts'

const articleAddress = /^\/blog\/([^/]+)$/

/** The titles of the articles among these addresses, by address; also of articles that have moved since. */
export async function findPageTitles(db: Db, pages: readonly string[]): Promise<Map<string, string>> {
	const slugs = [...new Set(pages.flatMap((page) => articleAddress.exec(page)?.[1] ?? []))]
	if (slugs.length === 0) return new Map()
	const moved = await db
		.select({ slug: postOldSlugs.slug, title: posts.title })
		.from(postOldSlugs)
		.innerJoin(posts, eq(posts.id, postOldSlugs.postId))
		.where(inArray(postOldSlugs.slug, slugs))
	const current = await db
		.select({ slug: posts.slug, title: posts.title })
		.from(posts)
		.where(inArray(posts.slug, slugs))
	return new Map([...moved, ...current].map(({ slug, title }) => [`/blog/${slug}`, title]))
}
