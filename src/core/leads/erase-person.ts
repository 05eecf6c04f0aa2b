import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { auditLog } from '#db/schema/audit.ts'
import { leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { findPerson, nothingToErase, sharedWith } from './find-person.ts'
import { forgetLeads } from './forget-leads.ts'
import type { Sign } from './newsletter.ts'
import { keyOf, leadsOf, maskPerson, type Person } from './person.ts'

export type ErasePersonResult =
	| {
			ok: true
			leads: number
			mails: number
			subscription: boolean
			/** What stays: here as proof of the answers, at others because we do not reach it. */
			dataRequests: number
			sharedWith: string[]
	  }
	| { ok: false; reason: 'nothing-held' }

type Erasure = { person: Person; actor: ActingAdmin; sign: Sign; now: Date }

/**
 * Takes a person out of everything we hold (LGPD, art. 18). Requests stay as numbers for statistics. The log keeps
 * a masked form and a keyed hash: enough to prove later that this address was erased, not enough to learn it.
 */
export async function erasePerson(db: Db, { person, actor, sign, now }: Erasure): Promise<ErasePersonResult> {
	return db.transaction(async (tx) => {
		// Waits for a note or a change that is being written, so that it is seen below.
		await tx.select({ id: leads.id }).from(leads).where(leadsOf(person)).for('update')
		const held = await findPerson(tx, person)
		const traces = await forgetTraces(tx, person)
		if (nothingToErase(held) && traces === 0) return { ok: false, reason: 'nothing-held' }

		const { forgotten } = await forgetLeads(tx, leadsOf(person))
		const mails = held.mails.map(({ id }) => id)
		if (mails.length > 0) await tx.delete(outgoingMails).where(inArray(outgoingMails.id, mails))
		if (held.subscription) {
			await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, held.subscription.id))
		}
		const erased = { leads: forgotten, mails: mails.length, subscription: held.subscription !== undefined }
		await recordAudit(tx, {
			action: 'person.erased',
			actor,
			subject: { label: maskPerson(person) },
			details: { ...erased, hash: sign(`erased ${keyOf(person)}`) },
			address: actor.address,
			now,
		})
		return { ok: true, ...erased, dataRequests: held.dataRequests.length, sharedWith: sharedWith(held) }
	})
}

/**
 * Who tried to sign in with an address left it in the log. An account's own lines stay: they say what was done in the
 * back office, and go when their time is over.
 */
async function forgetTraces(tx: Db, person: Person): Promise<number> {
	if (!('email' in person)) return 0
	const { email } = person
	const account = tx
		.select({ id: users.id })
		.from(users)
		.where(eq(sql`lower(${users.email})`, email))
	const named = eq(sql`lower(${auditLog.subjectLabel})`, email)
	const masked = await tx
		.update(auditLog)
		.set({ subjectLabel: maskPerson(person), address: null })
		.where(and(named, notExists(account)))
		.returning({ id: auditLog.id })
	return masked.length
}
