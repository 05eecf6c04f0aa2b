import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'

/** Texts that brokers answer with. */
export const messageTemplates = pgTable('message_templates', {
	id: uuid().primaryKey().defaultRandom(),
	/** Of one that came with the program: it comes once, and stays away when it is removed. */
	key: text().unique(),
	name: text().notNull(),
	/** With fields such as {nome}, filled for each lead. */
	body: text().notNull(),
	position: integer().notNull(),
	/** Counts up with each change, so that nobody overwrites what they have not seen. */
	version: integer().notNull().default(1),
	removedAt: moment(),
	...timestamps,
})

export type MessageTemplate = typeof messageTemplates.$inferSelect
