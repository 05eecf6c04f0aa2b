import { and, desc, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { notInBin } from '../bin/not-in-bin.ts'
import { isSameSubject, subjectWords } from './subject-words.ts'

/** Those that share the most words with the topic are looked at. */
const CANDIDATES = 40

export type CoveringPost = { id: string; title: string; status: PostStatus }

/** The article, published or not, that already treats of a topic. */
export async function findCoveringPost(db: Db, topic: string): Promise<CoveringPost | undefined> {
	const [namesake] = await db
		.select({ id: posts.id, title: posts.title, status: posts.status })
		.from(posts)
		.where(and(notInBin, sql`searchable(${posts.title}) = searchable(${topic})`))
		.limit(1)
	if (namesake) return namesake
	const words = [...subjectWords(topic)]
	if (words.length === 0) return undefined
	const query = sql`replace(search_query(${topic})::text, ' & ', ' | ')::tsquery`
	const candidates = await db
		.select({ id: posts.id, title: posts.title, status: posts.status })
		.from(posts)
		.where(and(notInBin, sql`${posts.searchVector} @@ ${query}`))
		.orderBy(desc(sql`ts_rank(${posts.searchVector}, ${query})`), desc(posts.createdAt))
		.limit(CANDIDATES)
	return candidates.find(({ title }) => isSameSubject(topic, title))
}
