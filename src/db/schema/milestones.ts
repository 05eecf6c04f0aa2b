import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What happened once and is asked about ever after: the first entry, a restored backup. Whoever writes a name first has done it. */
export const milestones = pgTable('milestones', {
	name: text().primaryKey(),
	at: moment().notNull(),
	/** Who did it, where somebody did. */
	by: text(),
	details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})
