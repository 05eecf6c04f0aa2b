import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The outbox: mails are written with what caused them, in one transaction, and sent afterwards. */
export const outgoingMails = pgTable(
	'outgoing_mails',
	{
		id: uuid().primaryKey().defaultRandom(),
		recipient: text().notNull(),
		subject: text().notNull(),
		body: text().notNull(),
		replyTo: text(),
		headers: jsonb().$type<Record<string, string>>().notNull().default({}),
		createdAt: moment().notNull().defaultNow(),
		dueAt: moment().notNull().defaultNow(),
		attempts: integer().notNull().default(0),
		/** While somebody is sending it: until when nobody else may. */
		claimedUntil: moment(),
		sentAt: moment(),
		lastError: text(),
	},
	(t) => [index('outgoing_mails_due').on(t.dueAt).where(sql`sent_at is null`)],
)

export type OutgoingMail = typeof outgoingMails.$inferSelect
