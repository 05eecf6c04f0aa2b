import { and, desc, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type LeadStatus, leadEvents, leads } from '#db/schema/leads.ts'
import { leadReference } from './lead-mail.ts'

export type ChangeLeadStatusResult =
	| { ok: true; number: number; status: LeadStatus }
	| { ok: false; reason: 'not-found' }
	/** Somebody was faster: what it is now, and who made it so. */
	| { ok: false; reason: 'changed-meanwhile'; number: number; status: LeadStatus; by: string | null }

type Change = { id: string; seen: LeadStatus; to: LeadStatus; actor: ActingAdmin; now: Date }

/** Moves a lead from the state it was seen in to another one. Nobody overwrites a change they have not seen. */
export async function changeLeadStatus(db: Db, { id, seen, to, actor, now }: Change): Promise<ChangeLeadStatusResult> {
	if (!/^[0-9a-f-]{36}$/.test(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		const [changed] = await tx
			.update(leads)
			.set({ status: to, updatedAt: now })
			.where(and(eq(leads.id, id), eq(leads.status, seen)))
			.returning({ number: leads.number })
		if (!changed) return explainRefusal(tx, id)
		if (seen !== to) {
			await tx.insert(leadEvents).values({
				leadId: id,
				at: now,
				kind: 'status',
				fromStatus: seen,
				toStatus: to,
				actorId: actor.id,
				actorName: actor.name,
			})
			await recordAudit(tx, {
				action: 'lead.status-changed',
				actor,
				subject: { id, label: leadReference(changed) },
				details: { from: seen, to },
				address: actor.address,
				now,
			})
		}
		return { ok: true, number: changed.number, status: to }
	})
}

async function explainRefusal(db: Db, id: string): Promise<ChangeLeadStatusResult> {
	const [lead] = await db.select({ number: leads.number, status: leads.status }).from(leads).where(eq(leads.id, id))
	if (!lead) return { ok: false, reason: 'not-found' }
	const [last] = await db
		.select({ by: leadEvents.actorName })
		.from(leadEvents)
		.where(and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'status')))
		.orderBy(desc(leadEvents.at))
		.limit(1)
	return { ok: false, reason: 'changed-meanwhile', ...lead, by: last?.by ?? null }
}
