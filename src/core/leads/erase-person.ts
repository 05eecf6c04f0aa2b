import { eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import type { ActingAdmin } from './acting-admin.ts'
import { findPerson, holdsNothing } from './find-person.ts'
import { forgetLeads } from './forget-leads.ts'
import type { Sign } from './newsletter.ts'
import { keyOf, leadsOf, maskPerson, type Person } from './person.ts'

export type ErasePersonResult =
	| { ok: true; leads: number; mails: number; subscription: boolean }
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
		if (holdsNothing(held)) return { ok: false, reason: 'nothing-held' }

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
		return { ok: true, ...erased }
	})
}
