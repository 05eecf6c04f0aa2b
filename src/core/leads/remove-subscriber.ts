import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { maskPerson } from './person.ts'

export type RemoveSubscriberResult = { ok: true } | { ok: false; reason: 'not-found' }

type Removal = { id: string; actor: ActingAdmin; now: Date }

/** Deletes a subscription and the newsletter mails to it. A new wish makes a new one. */
export async function removeSubscriber(db: Db, { id, actor, now }: Removal): Promise<RemoveSubscriberResult> {
	if (!/^[0-9a-f-]{36}$/.test(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		const [removed] = await tx
			.delete(newsletterSubscribers)
			.where(eq(newsletterSubscribers.id, id))
			.returning({ email: newsletterSubscribers.email })
		if (!removed) return { ok: false, reason: 'not-found' }
		const { email } = removed
		const fromNewsletter = sql`${outgoingMails.headers} ->> 'List-Unsubscribe' is not null`
		await tx.delete(outgoingMails).where(and(eq(outgoingMails.recipient, email), fromNewsletter))
		await recordAudit(tx, {
			action: 'person.erased',
			actor,
			subject: { label: maskPerson({ email }) },
			details: { leads: 0, subscription: true },
			address: actor.address,
			now,
		})
		return { ok: true }
	})
}
