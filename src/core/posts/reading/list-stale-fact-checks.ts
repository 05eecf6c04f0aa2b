import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { addMonths } from '#lib/add-months.ts'

/** How long a check of the facts holds, and from when on it is time to repeat it. */
const VALID_MONTHS = 6
const REMIND_AFTER_MONTHS = 5

/** Past this nobody minds how many there are, and counting them would read the whole blog. */
export const MOST_COUNTED = 1_000

export type StaleFactCheck = {
	id: string
	title: string
	factCheckedAt: Date | null
	/** Past it the article counts as unchecked. Null where nobody ever checked it. */
	expiresAt: Date | null
}

type Listing = { limit: number; now: Date }

/** Published articles whose facts need a look: never checked first, then those whose check ends soonest. */
export async function listStaleFactChecks(
	db: Db,
	{ limit, now }: Listing,
): Promise<{ articles: StaleFactCheck[]; total: number; more: boolean }> {
	const published = eq(posts.status, 'published')
	const never = isNull(posts.factCheckedAt)
	const old = and(isNotNull(posts.factCheckedAt), lt(posts.factCheckedAt, addMonths(now, -REMIND_AFTER_MONTHS)))
	const columns = { id: posts.id, title: posts.title, factCheckedAt: posts.factCheckedAt }

	// Two lists, because each follows an index; one list with nulls first would sort the whole blog.
	const [unchecked, ageing, counted] = await Promise.all([
		db
			.select(columns)
			.from(posts)
			.where(and(published, never))
			.orderBy(desc(posts.publishedAt), asc(posts.id))
			.limit(limit),
		db
			.select(columns)
			.from(posts)
			.where(and(published, old))
			.orderBy(asc(posts.factCheckedAt), asc(posts.id))
			.limit(limit),
		db.$count(
			db
				.select({ one: sql`1` })
				.from(posts)
				.where(and(published, or(never, old)))
				.limit(MOST_COUNTED + 1)
				.as('stale'),
		),
	])
	const articles = [...unchecked, ...ageing].slice(0, limit).map((article) => ({
		...article,
		expiresAt: article.factCheckedAt && addMonths(article.factCheckedAt, VALID_MONTHS),
	}))
	return { articles, total: Math.min(counted, MOST_COUNTED), more: counted > MOST_COUNTED }
}
