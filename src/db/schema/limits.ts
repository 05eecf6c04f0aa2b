import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often something was done in a stretch of time, shared by all instances. */
export const requestCounts = pgTable(
	'request_counts',
	{
		key: text().notNull(),
		windowSeconds: integer().notNull(),
		windowStart: moment().notNull(),
		count: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.key, t.windowSeconds, t.windowStart] })],
)
