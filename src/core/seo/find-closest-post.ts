import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { plainTextOf } from '../html/dom.ts'
import { notInBin } from '../posts/bin/not-in-bin.ts'
import { shinglesOf, similarityOf } from './similarity.ts'
import { wordsOf } from './text/sentences.ts'

/** Those that share the most words of the title, or of the text, are compared word by word. */
const CANDIDATES = 8
/** Of a common word every article is a match; the newest of them are looked at. */
const MATCHES = 200

type Text = { title: string; content: string; exceptId?: string | undefined }
export type ClosestPost = { title: string; similarity: number }

/** The article before readers, or the draft, that has the most of this text; null where none has any. */
export async function findClosestPost(
	db: Db,
	{ title, content, exceptId }: Text,
	among: PostStatus = 'published',
): Promise<(ClosestPost & { id: string }) | null> {
	const anyWordOfTitle = sql`replace(${queryOf(title)}::text, ' & ', ' | ')::tsquery`
	const candidates = await Promise.all(
		[anyWordOfTitle, ...anyStretchOf(content)].map((query) => findCandidates(db, query, { exceptId, among })),
	)
	const own = shinglesOf(content)
	const [closest] = [...new Map(candidates.flat().map((post) => [post.id, post])).values()]
		.map((post) => ({ id: post.id, title: post.title, similarity: similarityOf(own, shinglesOf(post.content)) }))
		.toSorted((a, b) => b.similarity - a.similarity)
	return closest && closest.similarity > 0 ? closest : null
}

type Among = { exceptId: string | undefined; among: PostStatus }

async function findCandidates(db: Db, query: SQL, { exceptId, among }: Among) {
	const matches = db
		.select({ id: posts.id, title: posts.title, content: posts.content, searchVector: posts.searchVector })
		.from(posts)
		.where(
			sql`${posts.status} = ${among} and ${notInBin} and ${posts.searchVector} @@ ${query} and ${posts.id} is distinct from ${exceptId ?? null}::uuid`,
		)
		.orderBy(sql`${among === 'published' ? posts.publishedAt : posts.updatedAt} desc`)
		.limit(MATCHES)
		.as('matches')
	return db
		.select({ id: matches.id, title: matches.title, content: matches.content })
		.from(matches)
		.orderBy(sql`ts_rank(${matches.searchVector}, ${query}) desc`)
		.limit(CANDIDATES)
}

const STRETCHES = 8
const WORDS_IN_A_STRETCH = 12
const WORDS_TOLD = 3
/** Past it the database takes no word. */
const LONGEST_WORD = 60

/** The long words of a few stretches: who took any of them over has its words too, whatever the title says. */
function anyStretchOf(content: string): SQL[] {
	const words = wordsOf(plainTextOf(content)).filter(({ length }) => length <= LONGEST_WORD)
	const apart = Math.max(WORDS_IN_A_STRETCH, Math.ceil(words.length / STRETCHES))
	const queries: SQL[] = []
	for (let start = 0; start < words.length; start += apart) {
		const stretch = words.slice(start, start + WORDS_IN_A_STRETCH)
		const told = stretch.toSorted((a, b) => b.length - a.length).slice(0, WORDS_TOLD)
		queries.push(queryOf(told.join(' ')))
	}
	return queries.length > 0 ? [sql`(${sql.join(queries, sql` || `)})`] : []
}

/** All the words. A dash or a quotation mark in them means nothing, as it would in a search. */
function queryOf(words: string): SQL {
	return sql`plainto_tsquery('pg_catalog.portuguese', searchable(${words}))`
}
