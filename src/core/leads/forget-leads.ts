import { and, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'

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
}

/** A lead keeps its fingerprint until it is forgotten. */
export const notForgotten = ne(leads.fingerprint, '')

export function isForgotten({ fingerprint }: Pick<Lead, 'fingerprint'>): boolean {
	return fingerprint === ''
}

/** Takes the person out of leads, and with them what the brokers noted and who they were. */
export function forgetLeads(db: Db, which: SQL): Promise<{ forgotten: number }> {
	return db.transaction(async (tx) => {
		const forgotten = await tx
			.update(leads)
			.set(withoutPerson)
			.where(and(which, notForgotten))
			.returning({ id: leads.id })
		const withoutPersons = tx.select({ id: leads.id }).from(leads).where(eq(leads.fingerprint, ''))
		await tx.delete(leadEvents).where(and(eq(leadEvents.kind, 'note'), inArray(leadEvents.leadId, withoutPersons)))
		await tx
			.update(leadEvents)
			.set({ actorId: null, actorName: null })
			.where(and(isNotNull(leadEvents.actorName), inArray(leadEvents.leadId, withoutPersons)))
		return { forgotten: forgotten.length }
	})
}
