import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { compareInPortuguese } from '#lib/compare-in-portuguese.ts'

export type CategoryWithPosts = { slug: string; name: string; postCount: number }

/** The categories a reader can open, by name: those with at least one published post. */
export async function listCategoriesWithPosts(db: Db): Promise<CategoryWithPosts[]> {
	const rows = await db
		.select({ slug: categories.slug, name: categories.name, postCount: sql<number>`count(*)::int` })
		.from(categories)
		.innerJoin(posts, and(eq(posts.categoryId, categories.id), eq(posts.status, 'published')))
		.groupBy(categories.id)
	// Sorted here because the embedded database has no Portuguese collation.
	return rows.sort((a, b) => compareInPortuguese(a.name, b.name))
}
