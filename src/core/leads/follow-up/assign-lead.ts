import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { users } from '#db/schema/users.ts'
import { isId } from '#lib/is-id.ts'
import { notForgotten } from '../forget-leads.ts'
import { leadReference } from '../lead-reference.ts'
import { mayOwn } from './lead-owners.ts'

export type AssignLeadResult =
	| { ok: true; number: number; owner: string | null }
	| { ok: false; reason: 'not-found' | 'forgotten' | 'may-not' }
	/** Somebody was faster: who has it now. */
	| { ok: false; reason: 'changed-meanwhile'; owner: string | null }

type Assignment = {
	id: string
	/** Who had it when it was looked at; nobody: null. */
	seen: string | null
	to: string | null
	actor: ActingAdmin
	now: Date
}

/** Gives a lead to somebody who may take care of it, or to nobody. Nobody takes away what they have not seen given. */
export async function assignLead(db: Db, { id, seen, to, actor, now }: Assignment): Promise<AssignLeadResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx): Promise<AssignLeadResult> => {
		const owner = to === null ? null : await ownerOf(tx, to)
		if (owner === undefined) return { ok: false, reason: 'may-not' }
		const [changed] = await tx
			.update(leads)
			.set({ ownerId: to, updatedAt: now })
			.where(and(eq(leads.id, id), notForgotten, seen === null ? isNull(leads.ownerId) : eq(leads.ownerId, seen)))
			.returning({ number: leads.number })
		if (!changed) return explainRefusal(tx, id)
		if (seen !== to) {
			const { id: actorId, name: actorName } = actor
			const name = owner?.name ?? null
			await tx.insert(leadEvents).values({ leadId: id, at: now, kind: 'owner', detail: name, actorId, actorName })
			await recordAudit(tx, {
				action: 'lead.assigned',
				actor,
				subject: { id, label: leadReference(changed) },
				details: { to: owner?.email ?? null },
				address: actor.address,
				now,
			})
		}
		return { ok: true, number: changed.number, owner: owner?.name ?? null }
	})
}

async function ownerOf(db: Db, id: string): Promise<{ name: string; email: string } | undefined> {
	const [owner] = await db
		.select({ name: users.name, email: users.email })
		.from(users)
		.where(and(eq(users.id, id), mayOwn))
	return owner
}

async function explainRefusal(db: Db, id: string): Promise<AssignLeadResult> {
	const [lead] = await db
		.select({ forgotten: eq(leads.fingerprint, ''), owner: users.name })
		.from(leads)
		.leftJoin(users, eq(users.id, leads.ownerId))
		.where(eq(leads.id, id))
	if (!lead) return { ok: false, reason: 'not-found' }
	return lead.forgotten
		? { ok: false, reason: 'forgotten' }
		: { ok: false, reason: 'changed-meanwhile', owner: lead.owner }
}
