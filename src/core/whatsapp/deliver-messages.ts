import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { dueAndFree } from '#core/deliveries/due.ts'
import { MAX_ATTEMPTS, nextTry } from '#core/deliveries/tries.ts'
import { untilNoted } from '#core/deliveries/until-noted.ts'
import { isForgotten } from '#core/leads/forget-leads.ts'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { type WhatsAppMessage, whatsAppMessages } from '#db/schema/whatsapp.ts'
import { chatNumber } from './chat-number.ts'
import { noteOutcome } from './note-outcome.ts'
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
 * the work. What WhatsApp left unanswered is not sent again: a person would rather be asked twice by a broker than written to eight times by a
 * machine. Only a process that dies between the yes and its note of it leaves a message that goes out again, under the same id.
 */
export async function deliverMessages(db: Db, { whatsApp, now }: Delivering): Promise<void> {
	if (!whatsApp) return
	for (;;) {
		const message = await claim(db, now())
		if (!message) return
		const tried = await deliver(db, message, whatsApp, now())
		const at = now()
		const outcome = { claimedUntil: null, ...outcomeOf(message, tried, at) }
		// Whoever claimed it after us speaks for it now.
		const stillOurs = eq(whatsAppMessages.claimedUntil, message.claimedUntil!)
		await untilNoted(() => noteOutcome(db, message, { outcome, only: stillOurs, now: at }))
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

function outcomeOf({ attempts }: WhatsAppMessage, answer: WhatsAppAnswer, now: Date) {
	if (answer.ok) return { acceptedAt: now, wamid: answer.wamid, status: 200, code: null, fault: null }
	const fault = answer.kind === 'refused' ? (faultOfCode(answer.code) ?? answer.fault) : answer.fault
	const told = { status: answer.status ?? null, code: answer.code ?? null, fault }
	if (answer.kind !== 'later' || attempts >= MAX_ATTEMPTS) return { ...told, failedAt: now }
	return { ...told, dueAt: nextTry(attempts, now) }
}
