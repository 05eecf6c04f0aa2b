import { sql } from 'drizzle-orm'
import { cleanPost } from '#core/posts/saving/clean-post.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { demoCategories } from './categories.ts'
import { demoPosts } from './posts.ts'
import type { DemoPost } from './types.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Fills an empty blog with the demo's categories and articles. A blog with anything in it stays as it is. */
export async function loadDemo(db: Db, now: Date): Promise<{ loaded: boolean }> {
	return db.transaction(async (tx) => {
		// Instances that start together on an empty database take turns.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol demo'))`)
		const written = (await tx.$count(posts)) + (await tx.$count(categories))
		if (written > 0) return { loaded: false }

		const cleaned = await Promise.all(demoPosts.map(clean))
		const inserted = await tx.insert(categories).values(demoCategories).returning()
		const idOf = new Map(inserted.map((category) => [category.slug, category.id]))
		await tx.insert(posts).values(
			cleaned.map(({ categorySlug, publishedDaysAgo, ...post }) => {
				const publishedAt = new Date(now.getTime() - publishedDaysAgo * DAY_MS)
				const dates = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt }
				return { ...post, ...dates, categoryId: idOf.get(categorySlug)!, status: 'published' as const }
			}),
		)
		return { loaded: true }
	})
}

async function clean(written: DemoPost): Promise<DemoPost> {
	const result = await cleanPost(written)
	if (!result.ok) throw new Error(`the demo article ${written.slug}: ${result.reason}`)
	return result.post
}
