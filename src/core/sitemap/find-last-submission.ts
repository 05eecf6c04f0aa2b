import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import type { SubmittedSitemap } from './search-console.ts'

export type StoredSubmission = typeof sitemapSubmissions.$inferSelect

type Sent = { siteUrl: string; sitemapUrl: string }

/** The last time this map was sent to this property, by a person or after a save, whatever came of it. */
export async function findLastSubmission(db: Db, { siteUrl, sitemapUrl }: Sent): Promise<StoredSubmission | undefined> {
	const [last] = await db
		.select()
		.from(sitemapSubmissions)
		.where(and(eq(sitemapSubmissions.siteUrl, siteUrl), eq(sitemapSubmissions.sitemapUrl, sitemapUrl)))
		.orderBy(desc(sitemapSubmissions.createdAt))
		.limit(1)
	return last
}

/** What the console said of the map then; nothing where it was not sent or could not be read back. */
export function readBackOf({ success, readBack }: StoredSubmission): SubmittedSitemap | undefined {
	return success && readBack ? (readBack as SubmittedSitemap) : undefined
}
