import { eq, type SQL, sql } from 'drizzle-orm'
import { cardColumns } from '#core/posts/reading/list-published-posts.ts'
import type { PostCard } from '#core/posts/reading/post-card.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { keep } from '#lib/keep.ts'
import { plainTextOf } from '../html/dom.ts'
import { asWritten } from './as-written.ts'
import { correctWords } from './correct-words.ts'
import { findWords } from './find-words.ts'
import { markWords, type Part, partsOf, snippetOf } from './highlight.ts'

export const HITS_PER_PAGE = 12
/** The newest of those that match are weighed against each other. More would cost time and be read by nobody. */
export const MOST_CANDIDATES = 300

/** An article that was found: its card, with the title and the best passage marked. */
export type SearchHit = PostCard & { markedTitle: Part[]; snippet: Part[] }

export type SearchResult = {
	hits: SearchHit[]
	/** Never more than MOST_CANDIDATES. */
	total: number
	page: number
	pageCount: number
	/** What we searched for instead, where the words as typed are in no article. */
	meant: string | undefined
}

type Search = { query: string; page?: number }

/** Searches what readers may see: as typed, else with typing mistakes mended, else for any of the words. */
export async function searchPosts(db: Db, { query, page = 1 }: Search): Promise<SearchResult> {
	const typed = query.trim()
	if (typed === '') return nothing
	const asTyped = await find(db, allOf(typed), page)
	if (asTyped.total > 0) return { ...asTyped, meant: undefined }

	const mended = await correctWords(db, typed)
	const meant = mended === typed ? undefined : mended
	const asMeant = meant ? await find(db, allOf(meant), page) : nothing
	if (asMeant.total > 0) return { ...asMeant, meant: asWritten(meant!, foundIn(asMeant.hits)) }

	const anyWord = await find(db, anyOf(meant ?? typed), page)
	return { ...anyWord, meant: meant && anyWord.total > 0 ? asWritten(meant, foundIn(anyWord.hits)) : undefined }
}

const nothing: SearchResult = { hits: [], total: 0, page: 1, pageCount: 1, meant: undefined }

function allOf(query: string): SQL {
	return sql`search_query(${query})`
}

/** The operators of a finished query are its own; the words stand in quotes. */
function anyOf(query: string): SQL {
	return sql`replace(search_query(${query})::text, ' & ', ' | ')::tsquery`
}

async function find(db: Db, query: SQL, page: number): Promise<Omit<SearchResult, 'meant'>> {
	const candidates = db
		.select({ id: posts.id, rank: sql<number>`ts_rank_cd(${posts.searchVector}, ${query})`.as('rank') })
		.from(posts)
		.where(sql`${posts.status} = 'published' and ${posts.searchVector} @@ ${query}`)
		.orderBy(sql`${posts.publishedAt} desc`)
		.limit(MOST_CANDIDATES)
		.as('candidates')
	const total = await db.$count(candidates)
	const pageCount = Math.max(1, Math.ceil(total / HITS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	if (total === 0) return { hits: [], total, page: shown, pageCount }

	const rows = await db
		.select({ ...cardColumns, content: posts.content, query: sql<string>`${query}::text` })
		.from(candidates)
		.innerJoin(posts, eq(posts.id, candidates.id))
		.leftJoin(categories, eq(posts.categoryId, categories.id))
		.orderBy(sql`${candidates.rank} desc`, sql`${posts.publishedAt} desc`, posts.id)
		.limit(HITS_PER_PAGE)
		.offset((shown - 1) * HITS_PER_PAGE)
	return { hits: await highlight(db, rows), total, page: shown, pageCount }
}

/** Longer texts are searched whole, but the passage shown is looked for in their beginning. */
const SNIPPET_FROM_CHARACTERS = 20_000
/** The same articles are found again and again; to take one apart costs more than to find it. */
const MOST_TEXTS = 200
const textOf = keep((content) => plainTextOf(content).slice(0, SNIPPET_FROM_CHARACTERS), MOST_TEXTS)

type FoundRow = PostCard & {
	content: string
	/** What was asked, the same for all. */
	query: string
}

async function highlight(db: Db, rows: readonly FoundRow[]): Promise<SearchHit[]> {
	const texts = rows.flatMap(({ title, excerpt, content }) => [title, `${excerpt} ${textOf(content)}`])
	const found = await findWords(db, rows[0]?.query ?? '', texts)
	return rows.map(({ content: _content, query: _query, ...card }, index) => ({
		...card,
		markedTitle: partsOf(markWords(texts[2 * index]!, found)),
		snippet: snippetOf(markWords(texts[2 * index + 1]!, found)),
	}))
}

function foundIn(hits: readonly SearchHit[]): string[] {
	const parts = hits.flatMap(({ markedTitle, snippet }) => [...markedTitle, ...snippet])
	return parts.filter(({ found }) => found).map(({ text }) => text)
}
