import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'

export type PostTitle = { title: string; category: string | null; categorySlug: string | null }

/** What the share picture of a published post says. */
export async function findPostTitle(db: Db, slug: string): Promise<PostTitle | undefined> {
	const [found] = await db
		.select({ title: posts.title, category: categories.name, categorySlug: categories.slug })
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(and(eq(posts.slug, slug), eq(posts.status, 'published')))
	return found
}
