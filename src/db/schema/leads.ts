import { type SQL, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment, timestamps } from './columns.ts'
import { users } from './users.ts'

export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What a visitor was told about the first answer when one became possible. */
export const answerPromises = ['ten-minutes', 'after-opening', 'complaint', 'privacy'] as const
export type AnswerPromise = (typeof answerPromises)[number]

export const lostReasons = ['price', 'other-broker', 'insurer-refused', 'gave-up', 'no-answer', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

export const typedWays = ['phone', 'walk-in', 'referral', 'other'] as const

/** One row per request that a visitor sent us and a broker must answer. */
export const leads = pgTable(
	'leads',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** What the visitor can quote: #1042. */
		number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
		/** The last was typed in by somebody of the brokerage. */
		kind: text({ enum: ['quote', 'contact', 'notify', 'typed'] }).notNull(),
		/** Of one that was typed in: how the person came. */
		typedVia: text({ enum: typedWays }),
		status: text({ enum: leadStatuses }).notNull().default('new'),
		/** The product's name as the visitor saw it. */
		product: text(),
		name: text(),
		email: text(),
		phone: text(),
		/** What was asked and answered, by the labels the visitor saw. */
		answers: jsonb().$type<Record<string, string>>().notNull(),
		page: text().notNull(),
		referrer: text(),
		utm: jsonb().$type<Record<string, string>>().notNull(),
		consentVersion: text().notNull(),
		/** A keyed hash, for limits; the address itself is not kept. */
		addressHash: text().notNull(),
		/** The same for the same content: what makes a double click one lead. */
		fingerprint: text().notNull(),
		/** Made by the page for one sending of the form; a retry carries the same. */
		submission: text().unique(),
		/** Of the secret in the address of *Meu pedido*; the secret itself is not kept. Quotes alone have one, until they are forgotten. */
		tokenHash: text().unique(),
		/** Since when an answer can reach who asked: a phone or an e-mail was left, or the chat opened. Nothing: no contact. */
		reachableSince: moment(),
		chatOpenedAt: moment(),
		/** When they last wrote by WhatsApp: for a day from then they may be answered there with a text of one's own. */
		wroteAt: moment(),
		/** What the visitor added on *Meu pedido*. */
		visitorNote: text(),
		/** The visitor took the request back. */
		withdrawnAt: moment(),
		/** Who of the brokerage takes care of it. */
		ownerId: text().references(() => users.id, { onDelete: 'set null' }),
		/** What was promised for the first answer, and when it is broken. Nothing: nothing was. */
		answerPromise: text({ enum: answerPromises }),
		answerDueAt: moment(),
		/** The first answer was begun. */
		answeredAt: moment(),
		/** What is to be done next, when, and since when its owner knows that it is time. */
		nextStep: text(),
		nextStepAt: moment(),
		remindedAt: moment(),
		/** Of one that was lost. */
		lostReason: text({ enum: lostReasons }),
		/** Of one that was won: what was bought in the end. */
		wonProduct: text(),
		...timestamps,

		/** Telephone and e-mail as a person is known by them, however they were typed: phoneDigits and parsePerson say the same. */
		phoneKey: text().generatedAlwaysAs(
			(): SQL =>
				sql`substring(regexp_replace(regexp_replace(${leads.phone}, '\\D', '', 'g'), '^(?:(?:00)?55|0)(?=\\d{10,11}$)', '') from '^\\d{8,15}$')`,
		),
		emailKey: text().generatedAlwaysAs((): SQL => sql`lower(trim(${leads.email}))`),
		/** Requests of one contact that are not of one person have different ones. */
		personPart: uuid(),

		/** Name, e-mail, phone, product, number, car and CEP without case or accents: what the inbox searches. What somebody wrote to us is not. */
		searchText: text()
			.notNull()
			.generatedAlwaysAs(
				(): SQL =>
					sql`lead_search_text(${leads.number}, ${leads.name}, ${leads.email}, ${leads.phone}, ${leads.product}, ${leads.answers})`,
			),
	},
	(t) => [
		index('leads_by_status').on(t.status, t.createdAt.desc().nullsFirst()),
		index('leads_search').using('gin', t.searchText.op('gin_trgm_ops')),
		index('leads_newest').on(t.createdAt.desc().nullsFirst()),
		index('leads_waiting').on(t.reachableSince).where(sql`status = 'new' and answered_at is null`),
		index('leads_next_step').on(t.nextStepAt).where(sql`next_step_at is not null`),
		index('leads_by_phone').on(t.phoneKey),
		index('leads_by_email').on(t.emailKey),
		index('leads_of_owner').on(t.ownerId),
		index('leads_same').on(t.fingerprint, t.createdAt.desc().nullsFirst()),
	],
)

export type Lead = typeof leads.$inferSelect

/** Who wants the newsletter. Only confirmed ones get it. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
	id: uuid().primaryKey().defaultRandom(),
	email: text().notNull().unique(),
	/** Each request for a confirmation begins with one; an older link dies with the next. */
	requestedAt: moment().notNull(),
	confirmedAt: moment(),
	unsubscribedAt: moment(),
	consentVersion: text().notNull(),
	page: text().notNull(),
	addressHash: text().notNull(),
	...timestamps,
})

/** What the broker did, then what the visitor did on *Meu pedido*. */
export const leadEventKinds = [
	'status',
	'note',
	'owner',
	'next-step',
	'next-step-done',
	'reminded',
	'reply-opened',
	'parted',
	'joined',
	'sent-to-rd',
	'typed-in',
	'whatsapp-accepted',
	'whatsapp-received',
	'contact-given',
	'chat-opened',
	'message-left',
	'file-sent',
	'file-removed',
	'withdrawn',
] as const

/** What happened to a lead after it came in. */
export const leadEvents = pgTable(
	'lead_events',
	{
		id: uuid().primaryKey().defaultRandom(),
		leadId: uuid()
			.notNull()
			.references(() => leads.id, { onDelete: 'cascade' }),
		at: moment().notNull().defaultNow(),
		kind: text({ enum: leadEventKinds }).notNull(),
		fromStatus: text({ enum: leadStatuses }),
		toStatus: text({ enum: leadStatuses }),
		note: text(),
		/** What else there is to say of it, in words for people: whom it was given to, what the next step is. */
		detail: text(),
		/** No reference: the history of a lead outlives its writer. */
		actorId: text(),
		actorName: text(),
	},
	(t) => [index('lead_events_of_lead').on(t.leadId, t.at)],
)

export type LeadEvent = typeof leadEvents.$inferSelect

/** What a visitor sent along with a request. In the database and not among the pictures: it is nobody else's, and goes with the lead. */
export const leadFiles = pgTable(
	'lead_files',
	{
		id: uuid().primaryKey().defaultRandom(),
		leadId: uuid()
			.notNull()
			.references(() => leads.id, { onDelete: 'cascade' }),
		/** What the person's file was called. */
		name: text().notNull(),
		/** By its content. */
		mimeType: text().notNull(),
		bytes: integer().notNull(),
		content: bytes().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	(t) => [index('lead_files_of_lead').on(t.leadId, t.createdAt)],
)

export type LeadFile = Omit<typeof leadFiles.$inferSelect, 'content'>
