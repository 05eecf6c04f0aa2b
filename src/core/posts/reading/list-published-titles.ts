import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'

/** Older ones are rarely the nearest to something new. */
const MOST = 200

export type PublishedTitle = { title: string; path: string; categorySlug: string | undefined }

/** What readers can open, the newest first: for links from one article to another. */
export async function listPublishedTitles(db: Db): Promise<PublishedTitle[]> {
	const rows = await db
		.select({ title: posts.title, slug: posts.slug, categorySlug: categories.slug })
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(eq(posts.status, 'published'))
		.orderBy(desc(posts.publishedAt), asc(posts.id))
		.limit(MOST)
	return rows.map(({ title, slug, categorySlug }) => ({
		title,
		path: `/blog/${slug}`,
		categorySlug: categorySlug ?? undefined,
	}))
}
