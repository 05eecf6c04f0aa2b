import { desc } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'

export type StoredSubmission = typeof sitemapSubmissions.$inferSelect

/** The last time the map was sent, by a person or after a save, whatever came of it. */
export async function findLastSubmission(db: Db): Promise<StoredSubmission | undefined> {
	const [last] = await db.select().from(sitemapSubmissions).orderBy(desc(sitemapSubmissions.createdAt)).limit(1)
	return last
}
