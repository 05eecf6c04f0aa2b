import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

/** The maps as search engines fetch them, made when something changed and not when someone asks. */
export const sitemapFiles = pgTable('sitemap_files', {
	/** What follows /sitemap: '' for /sitemap.xml itself, or the number of a part. */
	name: text().primaryKey(),
	gzipped: bytes().notNull(),
	etag: text().notNull(),
	entries: integer().notNull(),
	builtAt: moment().notNull(),
})

/** A row here says that the maps no longer show what readers see. Triggers write it, the next build takes it away. */
export const sitemapChanges = pgTable('sitemap_changes', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	changedAt: moment().notNull().defaultNow(),
})
