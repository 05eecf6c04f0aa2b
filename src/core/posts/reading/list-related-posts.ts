import { and, asc, desc, eq, notInArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { cardColumns } from './list-published-posts.ts'
import type { PostCard } from './post-card.ts'

export const RELATED_POSTS = 3

type Subject = { id: string; categoryId: string | null }

/** The newest of the same category; where it has too few, the newest of all. */
export async function listRelatedPosts(db: Db, { id, categoryId }: Subject): Promise<PostCard[]> {
	const related = categoryId ? await newest(db, eq(posts.categoryId, categoryId), [id], RELATED_POSTS) : []
	if (related.length === RELATED_POSTS) return related.map(({ card }) => card)
	const seen = [id, ...related.map((post) => post.id)]
	const others = await newest(db, undefined, seen, RELATED_POSTS - related.length)
	return [...related, ...others].map(({ card }) => card)
}

async function newest(db: Db, condition: SQL | undefined, seen: string[], count: number) {
	const rows = await db
		.select({ id: posts.id, ...cardColumns })
		.from(posts)
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.where(and(eq(posts.status, 'published'), condition, notInArray(posts.id, seen)))
		.orderBy(desc(posts.publishedAt), asc(posts.id))
		.limit(count)
	return rows.map(({ id, ...card }) => ({ id, card }))
}
