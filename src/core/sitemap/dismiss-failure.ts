import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'

/** Puts a failed submission aside. It is told again when a later change cannot be sent either. */
export async function dismissFailure(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
	await db
		.update(sitemapSubmissions)
		.set({ dismissedAt: now })
		.where(and(eq(sitemapSubmissions.id, id), eq(sitemapSubmissions.success, false)))
}
