import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sitemapChanges, sitemapFiles } from '#db/schema/sitemap.ts'

export type StoredSitemap = typeof sitemapFiles.$inferSelect

export async function findSitemapFile(db: Db, name: string): Promise<StoredSitemap | undefined> {
	const [file] = await db.select().from(sitemapFiles).where(eq(sitemapFiles.name, name))
	return file
}

/** Whether the stored maps are not, or no longer, what readers see. */
export async function isSitemapDue(db: Db): Promise<boolean> {
	const [state] = await db
		.select({
			due: sql<boolean>`exists (select from ${sitemapChanges}) or not exists (select from ${sitemapFiles})`,
		})
		.from(sql`(select 1) as once`)
	return state!.due
}

/** For a server that starts: its address or its own pages may be others than those of the last one. */
export async function makeSitemapDue(db: Db): Promise<void> {
	await db.insert(sitemapChanges).values({})
}
