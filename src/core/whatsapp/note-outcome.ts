import { and, eq, type SQL } from 'drizzle-orm'
import { notForgotten } from '#core/leads/forget-leads.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'
import { type WhatsAppMessage, whatsAppMessages } from '#db/schema/whatsapp.ts'

type Noted = {
	outcome: Partial<WhatsAppMessage>
	/** Which state of the message it is for; of any other nothing is changed. */
	only: SQL
	now: Date
}

/** Keeps what became of a message. One that WhatsApp has is an answer to its lead. */
export async function noteOutcome(db: Db, message: WhatsAppMessage, { outcome, only, now }: Noted): Promise<void> {
	await db.transaction(async (tx) => {
		// Held, so that an erasure comes before or takes along what is written here.
		const [lead] = await tx
			.select()
			.from(leads)
			.where(and(eq(leads.id, message.leadId), notForgotten))
			.for('update')
		const [noted] = await tx
			.update(whatsAppMessages)
			.set(outcome)
			.where(and(eq(whatsAppMessages.id, message.id), only))
			.returning()
		if (lead && noted && outcome.acceptedAt) await answered(tx, lead, message, now)
	})
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
