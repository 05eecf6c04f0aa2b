import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { leads } from './leads.ts'

/** One message from the brokerage to who asked, by the WhatsApp Cloud API. It goes with its lead. */
export const whatsAppMessages = pgTable(
	'whatsapp_messages',
	{
		/** Sent along, and back with what became of it: the same on every try, so that doubles can be told. */
		id: uuid().primaryKey().defaultRandom(),
		leadId: uuid()
			.notNull()
			.references(() => leads.id, { onDelete: 'cascade' }),
		/** A template that Meta approved, or a text, which is taken within 24 hours of the person's own last message. */
		kind: text({ enum: ['template', 'text'] }).notNull(),
		body: text(),
		template: text(),
		language: text(),
		/** What fills the template, in its order. */
		values: jsonb().$type<string[]>().notNull().default([]),
		/** No reference: it outlives its writer. */
		actorId: text(),
		actorName: text(),
		attempts: integer().notNull().default(0),
		dueAt: moment().notNull().defaultNow(),
		/** While somebody is sending it: until when nobody else may. */
		claimedUntil: moment(),
		triedAt: moment(),
		/** WhatsApp took it, under this id of its own. Whether it arrived, only its status tells. */
		acceptedAt: moment(),
		wamid: text().unique(),
		deliveredAt: moment(),
		readAt: moment(),
		/** It is not tried any more: the fault says why. */
		failedAt: moment(),
		status: integer(),
		/** Meta's own number for what went wrong. */
		code: integer(),
		fault: text(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [
		index('whatsapp_messages_due').on(t.dueAt).where(sql`accepted_at is null and failed_at is null`),
		index('whatsapp_messages_of_lead').on(t.leadId, t.createdAt),
	],
)

export type WhatsAppMessage = typeof whatsAppMessages.$inferSelect
