import { and, eq, sql } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { type Category, categories } from '#db/schema/categories.ts'
import { posts, publishedPostCounts } from '#db/schema/posts.ts'
import { byPlace } from './by-place.ts'

export type ListedCategory = Pick<Category, 'id' | 'name' | 'slug' | 'description' | 'position'> & {
	published: number
	drafts: number
}

/** Every category in its order, with how many articles it has: for the back office. */
export async function listCategories(db: Db): Promise<ListedCategory[]> {
	const [all, published, drafts] = await Promise.all([
		db
			.select({
				id: categories.id,
				name: categories.name,
				slug: categories.slug,
				description: categories.description,
				position: categories.position,
			})
			.from(categories),
		db
			.select({ id: publishedPostCounts.categoryId, count: sql<number>`sum(${publishedPostCounts.posts})::int` })
			.from(publishedPostCounts)
			.groupBy(publishedPostCounts.categoryId),
		db
			.select({ id: posts.categoryId, count: sql<number>`count(*)::int` })
			.from(posts)
			.where(and(notInBin, eq(posts.status, 'draft')))
			.groupBy(posts.categoryId),
	])
	const publishedIn = new Map(published.map(({ id, count }) => [id, count]))
	const draftsIn = new Map(drafts.map(({ id, count }) => [id, count]))
	return all.sort(byPlace).map((category) => ({
		...category,
		published: publishedIn.get(category.id) ?? 0,
		drafts: draftsIn.get(category.id) ?? 0,
	}))
}
