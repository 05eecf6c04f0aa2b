import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Every time the sitemap was sent to the Search Console, and what came back. */
export const sitemapSubmissions = pgTable(
	'sitemap_submissions',
	{
		id: uuid().primaryKey().defaultRandom(),
		siteUrl: text().notNull(),
		sitemapUrl: text().notNull(),
		success: boolean().notNull(),
		/** A stable word, such as 'submitted' or 'forbidden', and what a person is told. */
		status: text().notNull(),
		message: text().notNull(),
		/** What the console says of the sitemap: pending, errors, last download. */
		readBack: jsonb().$type<Record<string, unknown>>(),
		/** The article whose save caused it. */
		postId: uuid(),
		/** Since when an admin wants to see no more of this failure. */
		dismissedAt: moment(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('sitemap_submissions_newest').on(t.createdAt.desc().nullsFirst())],
)

/** Addresses that IndexNow is to hear of. A trigger writes them with the change; a job sends and removes them. */
export const indexNowQueue = pgTable('indexnow_queue', {
	path: text().primaryKey(),
	queuedAt: moment().notNull().defaultNow(),
})
