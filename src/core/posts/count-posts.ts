import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'

export type PostCounts = { total: number; published: number; drafts: number; categories: number }

export async function countPosts(db: Db): Promise<PostCounts> {
	const [counted] = await db
		.select({
			total: sql<number>`count(*)::int`,
			published: sql<number>`(count(*) filter (where ${posts.status} = 'published'))::int`,
		})
		.from(posts)
	const { total, published } = counted!
	return { total, published, drafts: total - published, categories: await db.$count(categories) }
}
