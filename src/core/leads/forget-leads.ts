import { and, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leadFiles, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { rdConversions } from '#db/schema/rd-station.ts'
import { whatsAppMessages } from '#db/schema/whatsapp.ts'
import { mailsAbout } from './mails-about.ts'

/** A lead without its person: a number, a product, a date and a state are left, for statistics. */
const withoutPerson = {
	name: null,
	email: null,
	phone: null,
	answers: {},
	referrer: null,
	utm: {},
	addressHash: '',
	fingerprint: '',
	submission: null,
	tokenHash: null,
	visitorNote: null,
	wroteAt: null,
	nextStep: null,
	nextStepAt: null,
	remindedAt: null,
	personPart: null,
}

/** A lead keeps its fingerprint until it is forgotten. */
export const notForgotten = ne(leads.fingerprint, '')

export function isForgotten({ fingerprint }: Pick<Lead, 'fingerprint'>): boolean {
	return fingerprint === ''
}

/** Takes the person out of leads, and with them what the brokers noted, who they were, and the files and mails that belong to it. */
export function forgetLeads(db: Db, which: SQL): Promise<{ forgotten: number }> {
	return db.transaction(async (tx) => {
		const forgotten = await tx
			.update(leads)
			.set(withoutPerson)
			.where(and(which, notForgotten))
			.returning({ id: leads.id, number: leads.number })
		const withoutPersons = tx.select({ id: leads.id }).from(leads).where(eq(leads.fingerprint, ''))
		await tx.delete(leadFiles).where(inArray(leadFiles.leadId, withoutPersons))
		await tx.delete(rdConversions).where(inArray(rdConversions.leadId, withoutPersons))
		await tx.delete(whatsAppMessages).where(inArray(whatsAppMessages.leadId, withoutPersons))
		const about = mailsAbout(forgotten)
		if (about) await tx.delete(outgoingMails).where(about)
		await tx.delete(leadEvents).where(and(eq(leadEvents.kind, 'note'), inArray(leadEvents.leadId, withoutPersons)))
		await tx
			.update(leadEvents)
			.set({ actorId: null, actorName: null })
			.where(and(isNotNull(leadEvents.actorName), inArray(leadEvents.leadId, withoutPersons)))
		await tx
			.update(leadEvents)
			.set({ detail: null })
			.where(and(isNotNull(leadEvents.detail), inArray(leadEvents.leadId, withoutPersons)))
		return { forgotten: forgotten.length }
	})
}
