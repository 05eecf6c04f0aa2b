import { and, desc, sql } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import { subjectWords } from '#core/posts/reading/subject-words.ts'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'

export type ArticleOnSubject = { id: string; title: string; status: PostStatus; publishedAt: Date | null }

const CANDIDATES = 20

/** The newest article whose title names a subject in all its words, published ones first. */
export async function findArticleOn(db: Db, label: string): Promise<ArticleOnSubject | undefined> {
	const words = [...subjectWords(label)]
	if (words.length === 0) return undefined
	const candidates = await db
		.select({ id: posts.id, title: posts.title, status: posts.status, publishedAt: posts.publishedAt })
		.from(posts)
		.where(and(notInBin, sql`${posts.searchVector} @@ search_query(${label})`))
		.orderBy(desc(posts.status), desc(posts.createdAt))
		.limit(CANDIDATES)
	return candidates.find(({ title }) => {
		const said = subjectWords(title)
		return words.every((word) => said.has(word))
	})
}
