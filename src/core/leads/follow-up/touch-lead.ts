import { and, eq } from 'drizzle-orm'
import { type AuditAction, recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'
import { isId } from '#lib/is-id.ts'
import { notForgotten } from '../forget-leads.ts'
import { leadReference } from '../lead-reference.ts'

export type Untouched = { ok: false; reason: 'not-found' | 'forgotten' }

type Touch<T> = { id: string; now: Date; work: (tx: Db, lead: Lead) => Promise<T> }

/** Works on a lead with its row held: an erasure that runs at the same time comes before, or takes along what is written here. */
export async function touchLead<T>(db: Db, { id, now, work }: Touch<T>): Promise<T | Untouched> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx): Promise<T | Untouched> => {
		const [lead] = await tx
			.update(leads)
			.set({ updatedAt: now })
			.where(and(eq(leads.id, id), notForgotten))
			.returning()
		if (lead) return work(tx, lead)
		const known = await tx.$count(leads, eq(leads.id, id))
		return { ok: false, reason: known > 0 ? 'forgotten' : 'not-found' }
	})
}

type Happened = {
	kind: (typeof leadEvents.$inferInsert)['kind']
	detail?: string | null
	action: AuditAction
	details?: Record<string, string | number | boolean | null>
	actor: ActingAdmin
	now: Date
}

/** In the history of the lead, and in the log without what may be somebody's: the log outlives an erasure. */
export async function tellOfLead(tx: Db, lead: Pick<Lead, 'id' | 'number'>, happened: Happened): Promise<void> {
	const { kind, detail = null, action, details = {}, actor, now } = happened
	const { id: actorId, name: actorName } = actor
	await tx.insert(leadEvents).values({ leadId: lead.id, at: now, kind, detail, actorId, actorName })
	const subject = { id: lead.id, label: leadReference(lead) }
	await recordAudit(tx, { action, actor, subject, details, address: actor.address, now })
}
