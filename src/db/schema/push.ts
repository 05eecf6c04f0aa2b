import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './users.ts'

/** A browser in which somebody of the brokerage wants to be told of new leads. */
export const pushSubscriptions = pgTable(
	'push_subscriptions',
	{
		id: uuid().primaryKey().defaultRandom(),
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Where the browser's maker takes messages for it. */
		endpoint: text().notNull().unique(),
		/** What they are sealed with, so that only the browser reads them. */
		p256dh: text().notNull(),
		auth: text().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('push_subscriptions_of_user').on(t.userId)],
)

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** One lead to be told to one browser. Written with the lead; it says nothing of it. */
export const pushMessages = pgTable(
	'push_messages',
	{
		/** The same on every try, so that a browser shows doubles once. */
		id: uuid().primaryKey().defaultRandom(),
		subscriptionId: uuid()
			.notNull()
			.references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
		leadId: uuid()
			.notNull()
			.references(() => leads.id, { onDelete: 'cascade' }),
		attempts: integer().notNull().default(0),
		dueAt: moment().notNull().defaultNow(),
		/** While somebody is sending it: until when nobody else may. */
		claimedUntil: moment(),
		/** The push service took it; whether somebody saw it nobody knows. */
		takenAt: moment(),
		status: integer(),
		fault: text(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [
		index('push_messages_due').on(t.dueAt).where(sql`taken_at is null`),
		index('push_messages_by_age').on(t.createdAt),
		index('push_messages_of_subscription').on(t.subscriptionId),
		index('push_messages_of_lead').on(t.leadId),
	],
)

export type PushMessage = typeof pushMessages.$inferSelect
