import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { publishedPostCounts } from '#db/schema/posts.ts'
import { byPlace } from './by-place.ts'

export type CategoryWithPosts = { slug: string; name: string; postCount: number }

/** The categories a reader can open, in their order: those with at least one published post. */
export async function listCategoriesWithPosts(db: Db): Promise<CategoryWithPosts[]> {
	const postCount = sql<number>`sum(${publishedPostCounts.posts})::int`
	const rows = await db
		.select({ slug: categories.slug, name: categories.name, position: categories.position, postCount })
		.from(categories)
		.innerJoin(publishedPostCounts, eq(publishedPostCounts.categoryId, categories.id))
		.groupBy(categories.id)
		.having(sql`sum(${publishedPostCounts.posts}) > 0`)
	// Sorted here because the embedded database has no Portuguese collation.
	return rows.sort(byPlace).map(({ slug, name, postCount: count }) => ({ slug, name, postCount: count }))
}
