import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const pageEventKinds = ['view', 'read', 'chat', 'form'] as const
export type PageEventKind = (typeof pageEventKinds)[number]

/**
 * What visitors did on a public page, as sums: nothing here tells one visitor from another, and no row is of a single person
 * by anything but chance.
 */
export const pageCounts = pgTable(
	'page_counts',
	{
		/** In Brasília. */
		day: date({ mode: 'string' }).notNull(),
		page: text().notNull(),
		/** The other site's host, where one led here. */
		referrer: text().notNull(),
		/** As utm_campaign and utm_medium named them. */
		campaign: text().notNull(),
		medium: text().notNull(),
		kind: text({ enum: pageEventKinds }).notNull(),
		count: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.page, t.referrer, t.campaign, t.medium, t.kind] })],
)
