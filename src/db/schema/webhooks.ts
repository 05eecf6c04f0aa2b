import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'

export const webhookTypes = ['lead.created', 'lead.changed', 'article.published'] as const
export type WebhookType = (typeof webhookTypes)[number]

/** What a target may ask to be told of, and what is sent to try one. */
export const webhookEventTypes = [...webhookTypes, 'test'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Where another system of the brokerage is told what happened here. */
export const webhookTargets = pgTable('webhook_targets', {
	id: uuid().primaryKey().defaultRandom(),
	url: text().notNull(),
	types: text({ enum: webhookTypes }).array().notNull(),
	/** What messages are signed with, sealed under a key made of AUTH_SECRET. */
	sealedSecret: text().notNull(),
	keyVersion: text().notNull(),
	/** What is due waits while it is not. */
	active: boolean().notNull().default(true),
	...timestamps,
})

export type WebhookTarget = typeof webhookTargets.$inferSelect

/**
 * What happened, written by triggers in the transaction of the change itself. It names what it is about and says nothing of it:
 * people's data stay in one place, and what is sent is what holds when it is sent.
 */
export const webhookEvents = pgTable(
	'webhook_events',
	{
		/** The webhook-id: the same on every try, so that a receiver can tell doubles. */
		id: text().primaryKey(),
		type: text({ enum: webhookEventTypes }).notNull(),
		subjectId: uuid().notNull(),
		change: jsonb().$type<{ from: string; to: string }>(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('webhook_events_by_age').on(t.createdAt)],
)

export type WebhookEvent = typeof webhookEvents.$inferSelect

/** One event for one target. Sending it once more is another row. */
export const webhookDeliveries = pgTable(
	'webhook_deliveries',
	{
		id: uuid().primaryKey().defaultRandom(),
		eventId: text()
			.notNull()
			.references(() => webhookEvents.id, { onDelete: 'cascade' }),
		targetId: uuid()
			.notNull()
			.references(() => webhookTargets.id, { onDelete: 'cascade' }),
		replay: boolean().notNull().default(false),
		attempts: integer().notNull().default(0),
		dueAt: moment().notNull().defaultNow(),
		/** While somebody is sending it: until when nobody else may. */
		claimedUntil: moment(),
		triedAt: moment(),
		deliveredAt: moment(),
		/** The answer's status, where there was one. */
		status: integer(),
		fault: text(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [
		index('webhook_deliveries_due').on(t.dueAt).where(sql`delivered_at is null`),
		index('webhook_deliveries_newest').on(t.createdAt.desc()),
		index('webhook_deliveries_of_event').on(t.eventId),
		index('webhook_deliveries_of_target').on(t.targetId),
	],
)

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect
