import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type DataRequest, dataRequests } from '#db/schema/data-requests.ts'
import {
	type Lead,
	type LeadEvent,
	type LeadFile,
	leadEvents,
	leadFiles,
	leads,
	newsletterSubscribers,
} from '#db/schema/leads.ts'
import { type OutgoingMail, outgoingMails } from '#db/schema/mails.ts'
import { webhookDeliveries, webhookEvents, webhookTargets } from '#db/schema/webhooks.ts'
import { type WhatsAppMessage, whatsAppMessages } from '#db/schema/whatsapp.ts'
import { mailsAbout } from './mails-about.ts'
import { leadsOf, type Person, personsOf, samePerson } from './person.ts'
import { DIALLED_BEFORE } from './phone-digits.ts'
import { fileColumns } from './request/find-request.ts'

export type Subscription = typeof newsletterSubscribers.$inferSelect

export type HeldData = {
	/** Newest first, each with what happened to it and what was sent along. */
	leads: (Lead & { events: LeadEvent[]; files: LeadFile[]; whatsApp: WhatsAppMessage[] })[]
	subscription: Subscription | undefined
	/** Mails of the outbox that went to the person or speak of their requests. */
	mails: OutgoingMail[]
	/** What they asked about their data. It stays when they are erased: it proves that they were answered. */
	dataRequests: DataRequest[]
	/** Other systems of the brokerage that were told of the requests, by their hosts. */
	webhookHosts: string[]
	/** Other addresses and phones in the same requests. Somebody must look whether they are the same person's. */
	alsoKnownAs: Person[]
}

/** Everything we hold about a person. */
export async function findPerson(db: Db, person: Person): Promise<HeldData> {
	const found = await db.select().from(leads).where(leadsOf(person)).orderBy(desc(leads.createdAt), desc(leads.number))
	const events = await eventsOf(db, found)
	const files = await filesOfAll(db, found)
	const whatsApp = await whatsAppOf(db, found)
	const mails = await db
		.select()
		.from(outgoingMails)
		.where(mailsOf(person, found))
		.orderBy(desc(outgoingMails.createdAt))
	const others = found.flatMap(personsOf).filter((other) => !samePerson(other, person))
	return {
		leads: found.map((lead) => ({
			...lead,
			events: events.filter(({ leadId }) => leadId === lead.id),
			files: files.filter(({ leadId }) => leadId === lead.id),
			whatsApp: whatsApp.filter(({ leadId }) => leadId === lead.id),
		})),
		subscription: await subscriptionOf(db, person),
		mails,
		dataRequests: await db
			.select()
			.from(dataRequests)
			.where(dataRequestsOf(person))
			.orderBy(desc(dataRequests.createdAt)),
		webhookHosts: await webhookHostsOf(db, found),
		alsoKnownAs: others.filter((other, index) => others.findIndex((first) => samePerson(first, other)) === index),
	}
}

export function holdsNothing(held: HeldData): boolean {
	return nothingToErase(held) && held.dataRequests.length === 0
}

export function nothingToErase({ leads: found, subscription, mails }: HeldData): boolean {
	return found.length === 0 && !subscription && mails.length === 0
}

/** Who else has it: there it has to be erased by hand. */
export function sharedWith({ leads: found, webhookHosts }: HeldData): string[] {
	const isAtRd = found.some(({ events }) => events.some(({ kind }) => kind === 'sent-to-rd'))
	const isAtWhatsApp = found.some(({ whatsApp }) => whatsApp.some(({ acceptedAt }) => acceptedAt !== null))
	return [...(isAtRd ? ['RD Station'] : []), ...(isAtWhatsApp ? ['WhatsApp'] : []), ...webhookHosts]
}

function dataRequestsOf(person: Person): SQL {
	if ('email' in person) return eq(sql`lower(${dataRequests.email})`, person.email)
	const digits = sql`regexp_replace(regexp_replace(${dataRequests.phone}, '\\D', '', 'g'), ${DIALLED_BEFORE}, '')`
	return eq(digits, person.phone)
}

async function eventsOf(db: Db, found: Lead[]): Promise<LeadEvent[]> {
	if (found.length === 0) return []
	const ids = found.map(({ id }) => id)
	return db.select().from(leadEvents).where(inArray(leadEvents.leadId, ids)).orderBy(asc(leadEvents.at))
}

async function filesOfAll(db: Db, found: Lead[]): Promise<LeadFile[]> {
	if (found.length === 0) return []
	const ids = found.map(({ id }) => id)
	return db.select(fileColumns).from(leadFiles).where(inArray(leadFiles.leadId, ids)).orderBy(asc(leadFiles.createdAt))
}

async function whatsAppOf(db: Db, found: Lead[]): Promise<WhatsAppMessage[]> {
	if (found.length === 0) return []
	const ids = found.map(({ id }) => id)
	const { leadId, createdAt } = whatsAppMessages
	return db.select().from(whatsAppMessages).where(inArray(leadId, ids)).orderBy(asc(createdAt))
}

async function webhookHostsOf(db: Db, found: Lead[]): Promise<string[]> {
	if (found.length === 0) return []
	const ids = found.map(({ id }) => id)
	const told = await db
		.selectDistinct({ url: webhookTargets.url })
		.from(webhookDeliveries)
		.innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
		.innerJoin(webhookTargets, eq(webhookTargets.id, webhookDeliveries.targetId))
		.where(and(inArray(webhookEvents.subjectId, ids), isNotNull(webhookDeliveries.deliveredAt)))
	return [...new Set(told.map(({ url }) => new URL(url).host))].toSorted()
}

async function subscriptionOf(db: Db, person: Person): Promise<Subscription | undefined> {
	if (!('email' in person)) return undefined
	const [subscription] = await db
		.select()
		.from(newsletterSubscribers)
		.where(eq(sql`lower(${newsletterSubscribers.email})`, person.email))
	return subscription
}

export function mailsOf(person: Person, found: Pick<Lead, 'number'>[]): SQL {
	return or(mailsAbout(found), 'email' in person ? naming(person.email) : undefined, sql`false`)!
}

function naming(email: string): SQL | undefined {
	// Neither maria@x.com nor a@x.com.br is a@x.com.
	const alone = `(^|[^a-z0-9._%+-])${email.replace(/[\\^$.|?*+()[\]{}]/g, (character) => `\\${character}`)}($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`
	return or(
		eq(sql`lower(${outgoingMails.recipient})`, email),
		eq(sql`lower(${outgoingMails.replyTo})`, email),
		sql`lower(${outgoingMails.body}) ~ ${alone}`,
	)
}
