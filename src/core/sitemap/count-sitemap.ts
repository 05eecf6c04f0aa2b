import type { Db } from '#db/client.server.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'

/** How many files the stored map has and how many pages they name; an index names only files. */
export async function countSitemap(db: Db): Promise<{ files: number; urls: number }> {
	const rows = await db.select({ name: sitemapFiles.name, entries: sitemapFiles.entries }).from(sitemapFiles)
	const maps = rows.length > 1 ? rows.filter(({ name }) => name !== '') : rows
	return { files: rows.length, urls: maps.reduce((sum, { entries }) => sum + entries, 0) }
}
