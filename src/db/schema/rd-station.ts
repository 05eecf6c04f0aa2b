import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { leads } from './leads.ts'

/** One lead to be told to RD Station as a conversion. It names the lead and says nothing of it; sending it once more is another row. */
export const rdConversions = pgTable(
	'rd_conversions',
	{
		id: uuid().primaryKey().defaultRandom(),
		leadId: uuid()
			.notNull()
			.references(() => leads.id, { onDelete: 'cascade' }),
		replay: boolean().notNull().default(false),
		attempts: integer().notNull().default(0),
		dueAt: moment().notNull().defaultNow(),
		/** While somebody is sending it: until when nobody else may. */
		claimedUntil: moment(),
		triedAt: moment(),
		/** RD Station took it, under this id of its own. */
		takenAt: moment(),
		eventUuid: text(),
		/** It is not tried any more, although nobody took it: the fault says why. */
		endedAt: moment(),
		status: integer(),
		fault: text(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [
		index('rd_conversions_due').on(t.dueAt).where(sql`taken_at is null and ended_at is null`),
		index('rd_conversions_newest').on(t.createdAt.desc()),
		index('rd_conversions_of_lead').on(t.leadId),
	],
)

export type RdConversion = typeof rdConversions.$inferSelect
