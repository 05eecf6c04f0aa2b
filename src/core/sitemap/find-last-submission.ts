import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import { CLOCK_SKEW_MS } from '#lib/clock-skew.ts'
import type { SubmittedSitemap } from './search-console.ts'

export type StoredSubmission = typeof sitemapSubmissions.$inferSelect

type Sent = { siteUrl: string; sitemapUrl: string; now: Date }

/**
 * The last time this map was sent to this property, by a person or after a save, whatever came of it. One that is still to
 * come would hide every change until then.
 */
export async function findLastSubmission(db: Db, sent: Sent): Promise<StoredSubmission | undefined> {
	const { siteUrl, sitemapUrl, createdAt } = sitemapSubmissions
	const soon = new Date(sent.now.getTime() + CLOCK_SKEW_MS)
	const [last] = await db
		.select()
		.from(sitemapSubmissions)
		.where(and(eq(siteUrl, sent.siteUrl), eq(sitemapUrl, sent.sitemapUrl), lte(createdAt, soon)))
		.orderBy(desc(createdAt))
		.limit(1)
	return last
}

/** What the console said of the map then; nothing where it was not sent or could not be read back. */
export function readBackOf({ success, readBack }: StoredSubmission): SubmittedSitemap | undefined {
	return success && readBack ? (readBack as SubmittedSitemap) : undefined
}
