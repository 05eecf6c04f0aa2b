import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts, searchWords } from '#db/schema/posts.ts'

/** Less alike than this, and it is another word. */
const ALIKE = 0.35
/** A search is a few words; past them nobody is served by a guess. */
const MOST_WORDS = 8

/** The query with each word that no article has replaced by the most similar one that some article has. */
export async function correctWords(db: Db, query: string): Promise<string> {
	const typed = query.split(/\s+/).filter(Boolean)
	if (typed.length > MOST_WORDS) return query
	const rows = await db
		.select({ word: sql<string>`word`, better: sql<string | null>`${mostAlike}` })
		.from(sql`jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) with ordinality as typed (word, place)`)
		.orderBy(sql`place`)
	return rows.map(({ word, better }) => better ?? word).join(' ')
}

const mostAlike = sql`
	case
		when length(word) < 4 or numnode(search_query(word)) = 0 then null
		when exists (select from ${posts} where ${posts.status} = 'published' and ${posts.searchVector} @@ search_query(word)) then null
		else (
			select known.word from ${searchWords} as known
			where known.word % without_accents(typed.word) and similarity(known.word, without_accents(typed.word)) >= ${ALIKE}
			order by similarity(known.word, without_accents(typed.word)) desc, known.word
			limit 1
		)
	end
`
