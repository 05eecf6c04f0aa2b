import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { publishedPostCounts } from '#db/schema/posts.ts'

/** Among fewer, any way of looking is quick. */
const WORTH_KNOWING = 1_000
const TOO_FAR_OFF = 0.2

/**
 * Tells the embedded database how many articles there are when that has changed much. PostgreSQL notices by itself; without
 * knowing, a search reads every article instead of the newest ones.
 */
export async function keepPostStatistics(db: Db): Promise<{ renewed: boolean }> {
	const [state] = await db
		.select({
			known: sql<number>`(select reltuples from pg_class where oid = 'public.blog_posts'::regclass)`,
			published: sql<number>`coalesce(sum(${publishedPostCounts.posts}), 0)::int`,
		})
		.from(publishedPostCounts)
	const { known, published } = state!
	if (published < WORTH_KNOWING || Math.abs(published - known) <= TOO_FAR_OFF * published) return { renewed: false }
	await db.execute(sql`analyze blog_posts`)
	return { renewed: true }
}
