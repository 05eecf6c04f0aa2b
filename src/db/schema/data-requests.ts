import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'

/** What the law lets a person ask of whoever holds their data (LGPD, art. 18). */
export const dataRights = ['confirm', 'access', 'correct', 'delete', 'portability', 'revoke', 'other'] as const
export type DataRight = (typeof dataRights)[number]

/** An answer that was given before the request was taken up again. */
export type PastAnswer = {
	outcome: DataRequestOutcome
	answer: string
	answeredAt: string
	answeredByName: string | null
	/** Until when it had to be given. */
	dueOn: string
	reopenedAt: string
	reopenedByName: string
	reason: string
}

export const dataRequestOutcomes = ['met', 'partly', 'refused'] as const
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number]

/** One row per request of somebody about their own data, with its clock and the answer that was given. */
export const dataRequests = pgTable(
	'data_requests',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** What the person can quote: LGPD-1042. */
		number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
		right: text({ enum: dataRights }).notNull(),
		name: text().notNull(),
		email: text().notNull(),
		phone: text(),
		message: text().notNull(),
		/** The last day for the whole answer, on the brokerage's calendar. */
		dueOn: date({ mode: 'string' }).notNull(),
		outcome: text({ enum: dataRequestOutcomes }),
		answer: text(),
		answeredAt: moment(),
		/** No reference: what was answered outlives the account of who did. */
		answeredBy: text(),
		answeredByName: text(),
		/** The mail that took the answer along. It leaves the outbox long before this row goes. */
		answerMailId: uuid(),
		/** What was answered before, oldest first: the record of an answer is never lost. */
		pastAnswers: jsonb().$type<PastAnswer[]>().notNull().default([]),
		noticeVersion: text().notNull(),
		/** A keyed hash, for limits; the address itself is not kept. */
		addressHash: text().notNull(),
		/** The same for the same content: what makes a double click one request. */
		fingerprint: text().notNull(),
		/** Made by the page for one sending of the form; a retry carries the same. */
		submission: text().unique(),
		...timestamps,
	},
	(t) => [
		index('data_requests_open').on(t.dueOn).where(sql`answered_at is null`),
		index('data_requests_same').on(t.fingerprint, t.createdAt),
		check(
			'data_requests_answered_whole',
			sql`(${t.answeredAt} is null) = (${t.outcome} is null and ${t.answer} is null)`,
		),
	],
)

export type DataRequest = typeof dataRequests.$inferSelect
