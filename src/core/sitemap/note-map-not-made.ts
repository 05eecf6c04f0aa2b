import type { Db } from '#db/client.server.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import { NOT_MADE } from './console-words.ts'
import { findLastSubmission } from './find-last-submission.ts'

type Unsent = { siteUrl: string; sitemapUrl: string; now: Date }

/** Keeps that the map could not be made beside what could not be sent: once, however often it is tried. */
export async function noteMapNotMade(db: Db, { siteUrl, sitemapUrl, now }: Unsent): Promise<void> {
	const last = await findLastSubmission(db, { siteUrl, sitemapUrl, now })
	if (last?.status === NOT_MADE.status) return
	await db.insert(sitemapSubmissions).values({ siteUrl, sitemapUrl, ...NOT_MADE, createdAt: now })
}
