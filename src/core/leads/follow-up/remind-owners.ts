import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { leadReference } from '../lead-reference.ts'
import { mayOwn } from './lead-owners.ts'

type Reminding = { siteUrl: string; mailTo: string; now: Date }

/** Enough for a minute; what is left the next minute takes. */
const AT_ONCE = 100

/**
 * Writes to the owner of each lead whose next step is due, once per step; where nobody has it, or who has it may not any more, to
 * whoever gets the leads. Says how many.
 */
export function remindOwners(db: Db, { siteUrl, mailTo, now }: Reminding): Promise<number> {
	return db.transaction(async (tx) => {
		const due = await takeDue(tx, now)
		for (const { lead, recipient } of due) {
			const { id, nextStep, nextStepAt } = lead
			const link = `${siteUrl}/admin/leads/${id}`
			const texts = { numero: leadReference(lead), passo: nextStep!, quando: momentOf(nextStepAt!), link }
			await tx.insert(outgoingMails).values({
				...mailText('lead_lembrete', texts),
				recipient: recipient ?? mailTo,
				dueAt: now,
				createdAt: now,
			})
			await tx.update(leads).set({ remindedAt: now }).where(eq(leads.id, id))
			await tx.insert(leadEvents).values({ leadId: id, at: now, kind: 'reminded', detail: nextStep })
		}
		return due.length
	})
}

/** Locked until the mails are written, so that of several instances one writes them. */
function takeDue(tx: Db, now: Date) {
	return tx
		.select({ lead: leads, recipient: users.email })
		.from(leads)
		.leftJoin(users, and(eq(users.id, leads.ownerId), mayOwn))
		.where(
			and(lte(leads.nextStepAt, now), isNull(leads.remindedAt), inArray(leads.status, ['new', 'contacted', 'quoted'])),
		)
		.orderBy(asc(leads.nextStepAt), asc(leads.id))
		.limit(AT_ONCE)
		.for('update', { of: leads, skipLocked: true })
}
