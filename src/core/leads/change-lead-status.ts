import { and, desc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, type LeadStatus, type LostReason, leadEvents, leads } from '#db/schema/leads.ts'
import { noNextStep } from './follow-up/next-step.ts'
import { leadReference } from './lead-reference.ts'
import { lostReasonWords } from './lead-words.ts'

export type ChangeLeadStatusResult =
	| { ok: true; number: number; status: LeadStatus }
	| { ok: false; reason: 'not-found' }
	/** One is lost for a reason. */
	| { ok: false; reason: 'no-reason' }
	/** Somebody was faster: what it is now, and who made it so. */
	| { ok: false; reason: 'changed-meanwhile'; number: number; status: LeadStatus; by: string | null }

type Change = {
	id: string
	seen: LeadStatus
	to: LeadStatus
	/** Of one that is lost. */
	lostReason?: LostReason | undefined
	/** Of one that is won: what was bought, where that is not what was asked for. */
	wonProduct?: string | undefined
	actor: ActingAdmin
	now: Date
}

/** Moves a lead from the state it was seen in to another one. Nobody overwrites a change they have not seen. */
export async function changeLeadStatus(db: Db, change: Change): Promise<ChangeLeadStatusResult> {
	const { id, seen, to, actor, now } = change
	if (to === 'lost' && !change.lostReason) return { ok: false, reason: 'no-reason' }
	if (!/^[0-9a-f-]{36}$/.test(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		const [changed] = await tx
			.update(leads)
			.set({ status: to, updatedAt: now, ...outcomeOf(change) })
			.where(and(eq(leads.id, id), eq(leads.status, seen)))
			.returning({ number: leads.number, wonProduct: leads.wonProduct })
		if (!changed) return explainRefusal(tx, id)
		if (seen !== to) {
			await tx.insert(leadEvents).values({
				leadId: id,
				at: now,
				kind: 'status',
				fromStatus: seen,
				toStatus: to,
				detail: (change.lostReason && lostReasonWords[change.lostReason]) ?? changed.wonProduct,
				actorId: actor.id,
				actorName: actor.name,
			})
			await recordAudit(tx, {
				action: 'lead.status-changed',
				actor,
				subject: { id, label: leadReference(changed) },
				details: { from: seen, to, ...(change.lostReason && { reason: change.lostReason }) },
				address: actor.address,
				now,
			})
		}
		return { ok: true, number: changed.number, status: to }
	})
}

/** What goes with a state. Going back to the start, nobody has answered; what is over has no next step. */
function outcomeOf({ to, lostReason, wonProduct, now }: Change) {
	const over = to === 'won' || to === 'lost'
	const answered = sql<Date>`coalesce(${leads.answeredAt}, ${now.toISOString()}::timestamptz)`
	const answeredAt = to === 'new' ? null : to === 'lost' ? leads.answeredAt : answered
	return {
		answeredAt: answeredAt as Lead['answeredAt'],
		lostReason: to === 'lost' ? lostReason! : null,
		wonProduct: to === 'won' ? ((wonProduct ?? leads.product) as Lead['wonProduct']) : null,
		...(over && noNextStep),
	}
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
