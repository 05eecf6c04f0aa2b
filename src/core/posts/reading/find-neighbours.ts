import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'

export type Neighbour = { slug: string; title: string }
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined }

/** The published posts just before and just after this one, in the order of the list. */
export async function findNeighbours(db: Db, id: string): Promise<Neighbours> {
	// Asked of the database each time: its moments are finer than a Date, and a rounded one would find the post itself.
	const moment = sql`(select ${posts.publishedAt} from ${posts} where ${posts.id} = ${id})`
	const isOlder = and(lte(posts.publishedAt, moment), or(lt(posts.publishedAt, moment), gt(posts.id, id)))
	const isNewer = and(gte(posts.publishedAt, moment), or(gt(posts.publishedAt, moment), lt(posts.id, id)))
	const [[previous], [next]] = await Promise.all([
		first(db, isOlder, [desc(posts.publishedAt), asc(posts.id)]),
		first(db, isNewer, [asc(posts.publishedAt), desc(posts.id)]),
	])
	return { previous, next }
}

function first(db: Db, condition: SQL | undefined, order: SQL[]): Promise<Neighbour[]> {
	return db
		.select({ slug: posts.slug, title: posts.title })
		.from(posts)
		.where(and(eq(posts.status, 'published'), condition))
		.orderBy(...order)
		.limit(1)
}
