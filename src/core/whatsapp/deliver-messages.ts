import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { dueAndFree } from '#core/deliveries/due.ts'
import { MAX_ATTEMPTS, nextTry } from '#core/deliveries/tries.ts'
import { isForgotten, notForgotten } from '#core/leads/forget-leads.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'
import { type WhatsAppMessage, whatsAppMessages } from '#db/schema/whatsapp.ts'
import { chatNumber } from './chat-number.ts'
import {
	faultOfCode,
	isWindowOpen,
	type OutgoingWhatsApp,
	type WhatsApp,
	type WhatsAppAnswer,
	type WhatsAppFault,
} from './whatsapp.ts'

/** How long a message is the sender's who claimed it: longer than any sending takes. */
export const WHATSAPP_LEASE_MS = 60_000

type Delivering = {
	/** Nothing: there is no key, and what is due waits. */
	whatsApp: WhatsApp | undefined
	now: () => Date
}

/**
 * Hands what is due to WhatsApp until nothing is. Each message is claimed by itself, right before it is sent, so any number of instances share
 * the work. A process that dies between its yes and our note of it leaves a message that goes out again under the same id: at least once.
 */
export async function deliverMessages(db: Db, { whatsApp, now }: Delivering): Promise<void> {
	if (!whatsApp) return
	for (;;) {
		const message = await claim(db, now())
		if (!message) return
		const tried = await deliver(db, message, whatsApp, now())
		await note(db, message, tried, now())
		// What is wrong with the service or the key is wrong for the next one, too.
		if (!tried.ok && tried.kind === 'later') return
	}
}

async function claim(db: Db, now: Date): Promise<WhatsAppMessage | undefined> {
	const { id, acceptedAt, failedAt, dueAt, attempts } = whatsAppMessages
	const due = db
		.select({ id })
		.from(whatsAppMessages)
		.where(and(isNull(acceptedAt), isNull(failedAt), dueAndFree(whatsAppMessages, now)))
		.orderBy(asc(dueAt), asc(id))
		.limit(1)
		.for('update', { skipLocked: true })
	const [claimed] = await db
		.update(whatsAppMessages)
		.set({ attempts: sql`${attempts} + 1`, triedAt: now, claimedUntil: new Date(now.getTime() + WHATSAPP_LEASE_MS) })
		// By `=`, which asks once: `in` may ask again for every row it compares.
		.where(eq(id, sql`(${due})`))
		.returning()
	return claimed
}

async function deliver(db: Db, message: WhatsAppMessage, whatsApp: WhatsApp, now: Date): Promise<WhatsAppAnswer> {
	const [lead] = await db.select().from(leads).where(eq(leads.id, message.leadId))
	if (!lead || isForgotten(lead) || lead.withdrawnAt) return unsent('withdrawn')
	const to = lead.phone ? chatNumber(lead.phone) : undefined
	if (!to) return unsent('no-phone')
	if (message.kind === 'text' && !isWindowOpen(lead.wroteAt, now)) return unsent('window-closed')
	return whatsApp.send(asSent(message, to))
}

function asSent({ id, kind, body, template, language, values }: WhatsAppMessage, to: string): OutgoingWhatsApp {
	return kind === 'text'
		? { to, id, kind, body: body ?? '' }
		: { to, id, kind, template: template ?? '', language: language ?? '', values }
}

function unsent(fault: WhatsAppFault): WhatsAppAnswer {
	return { ok: false, kind: 'refused', fault }
}

async function note(db: Db, message: WhatsAppMessage, answer: WhatsAppAnswer, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		// Held, so that an erasure comes before or takes along what is written here.
		const [lead] = await tx
			.select()
			.from(leads)
			.where(and(eq(leads.id, message.leadId), notForgotten))
			.for('update')
		const [noted] = await tx
			.update(whatsAppMessages)
			.set({ claimedUntil: null, ...outcomeOf(message, answer, now) })
			// Whoever claimed it after us speaks for it now.
			.where(and(eq(whatsAppMessages.id, message.id), eq(whatsAppMessages.claimedUntil, message.claimedUntil!)))
			.returning()
		if (lead && noted?.acceptedAt) await answered(tx, lead, message, now)
	})
}

function outcomeOf({ attempts }: WhatsAppMessage, answer: WhatsAppAnswer, now: Date) {
	if (answer.ok) return { acceptedAt: now, wamid: answer.wamid, status: 200, code: null, fault: null }
	const fault = answer.kind === 'refused' ? (faultOfCode(answer.code) ?? answer.fault) : answer.fault
	const told = { status: answer.status ?? null, code: answer.code ?? null, fault }
	if (answer.kind === 'refused' || attempts >= MAX_ATTEMPTS) return { ...told, failedAt: now }
	return { ...told, dueAt: nextTry(attempts, now) }
}

/** WhatsApp has it: that is the first answer, and a new lead is one in contact. */
async function answered(tx: Db, lead: Lead, message: WhatsAppMessage, now: Date): Promise<void> {
	const { actorId, actorName } = message
	const status = lead.status === 'new' ? 'contacted' : lead.status
	await tx
		.update(leads)
		.set({ status, answeredAt: lead.answeredAt ?? now, updatedAt: now })
		.where(eq(leads.id, lead.id))
	const detail = message.kind === 'text' ? message.body : `modelo “${message.template}”`
	const by = { leadId: lead.id, at: now, actorId, actorName }
	await tx.insert(leadEvents).values({ ...by, kind: 'whatsapp-accepted', detail })
	if (status !== lead.status)
		await tx.insert(leadEvents).values({ ...by, kind: 'status', fromStatus: lead.status, toStatus: status })
}
