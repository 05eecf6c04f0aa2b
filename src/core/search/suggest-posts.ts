import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { MOST_CANDIDATES } from './search-posts.ts'

/** A paragraph and what stands above it. */
const MOST_CHARACTERS = 1500
/** Of a text's parts, from the least weighty to the title: what an article is about is in its title. */
const WEIGHTS = '{0, 0.02, 0.3, 1}'

type Near = { text: string; exceptId?: string | undefined; exceptSlugs?: readonly string[]; limit: number }

/** Published articles that share words with a passage, those first that have them in their titles. */
export function suggestPosts(
	db: Db,
	{ text, exceptId, exceptSlugs = [], limit }: Near,
): Promise<{ title: string; slug: string }[]> {
	const query = anyWordOf(text.slice(0, MOST_CHARACTERS))
	const matches = db
		.select({
			title: posts.title,
			slug: posts.slug,
			rank: sql<number>`ts_rank(${WEIGHTS}::real[], ${posts.searchVector}, ${query})`.as('rank'),
		})
		.from(posts)
		.where(
			sql`${posts.status} = 'published' and ${posts.searchVector} @@ ${query} and ${posts.id} is distinct from ${exceptId ?? null}::uuid and ${posts.slug} <> all (${sql.param([...exceptSlugs])}::text[])`,
		)
		.orderBy(sql`${posts.publishedAt} desc`)
		.limit(MOST_CANDIDATES)
		.as('matches')
	return db
		.select({ title: matches.title, slug: matches.slug })
		.from(matches)
		.orderBy(sql`${matches.rank} desc`, matches.title)
		.limit(limit)
}

/** Signs in the passage mean nothing, as they would in a search. */
function anyWordOf(text: string): SQL {
	return sql`replace(plainto_tsquery('pg_catalog.portuguese', searchable(${text}))::text, ' & ', ' | ')::tsquery`
}
