import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { shinglesOf, similarityOf } from './similarity.ts'

/** Those that share the most words of the title are compared word by word. */
const CANDIDATES = 8
/** Of a common word every article is a match; the newest of them are looked at. */
const MATCHES = 200

type Text = { title: string; content: string; exceptId?: string | undefined }

/** The published article that has the most of this text. */
export async function findClosestPost(
	db: Db,
	{ title, content, exceptId }: Text,
): Promise<{ title: string; similarity: number } | undefined> {
	const query = sql`replace(search_query(${title})::text, ' & ', ' | ')::tsquery`
	const matches = db
		.select({ title: posts.title, content: posts.content, searchVector: posts.searchVector })
		.from(posts)
		.where(
			sql`${posts.status} = 'published' and ${posts.searchVector} @@ ${query} and ${posts.id} is distinct from ${exceptId ?? null}::uuid`,
		)
		.orderBy(sql`${posts.publishedAt} desc`)
		.limit(MATCHES)
		.as('matches')
	const candidates = await db
		.select({ title: matches.title, content: matches.content })
		.from(matches)
		.orderBy(sql`ts_rank(${matches.searchVector}, ${query}) desc`)
		.limit(CANDIDATES)
	const own = shinglesOf(content)
	const [closest] = candidates
		.map((post) => ({ title: post.title, similarity: similarityOf(own, shinglesOf(post.content)) }))
		.toSorted((a, b) => b.similarity - a.similarity)
	return closest && closest.similarity > 0 ? closest : undefined
}
