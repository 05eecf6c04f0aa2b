import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postFacts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { readArticleText } from '../seo/article-text.ts'

export type PostOnFact = {
	id: string
	title: string
	status: string
	/** The words that stand for the fact, and the sentence they stand in. */
	says: string
	sentence: string
}

/** Articles that refer to a fact by its id, with what they say. */
export async function listPostsOnFact(db: Db, factId: string): Promise<PostOnFact[]> {
	const { id, title, status, content } = posts
	const rows = await db
		.select({ id, title, status, content })
		.from(postFacts)
		.innerJoin(posts, eq(posts.id, postFacts.postId))
		.where(eq(postFacts.factId, factId))
		.orderBy(asc(title), asc(id))
	return rows.map(({ content: html, ...post }) => ({ ...post, ...referenceIn(html, factId) }))
}

/** The first of its references, read as a reader reads it. */
function referenceIn(html: string, factId: string): { says: string; sentence: string } {
	const [, inner = ''] = new RegExp(` value="fato:${factId}"[^>]*>(.*?)</data>`, 's').exec(html) ?? []
	const says = readArticleText(inner).text.trim()
	const { sentences } = readArticleText(html)
	return { says, sentence: sentences.find((sentence) => sentence.includes(says)) ?? says }
}
