import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { isId } from '#lib/is-id.ts'
import { tellOfLead, touchLead, type Untouched } from '../follow-up/touch-lead.ts'
import { leadReference } from '../lead-reference.ts'
import { touching } from './same-person.ts'

type Acting = { id: string; actor: ActingAdmin; now: Date }

export type PartLeadResult = { ok: true } | Untouched

/** Another person writes from the same telephone or e-mail: this request leaves the others. Nothing is deleted. */
export function partLead(db: Db, { id, actor, now }: Acting): Promise<PartLeadResult> {
	return touchLead<PartLeadResult>(db, {
		id,
		now,
		async work(tx, lead) {
			await tx.update(leads).set({ personPart: randomUUID() }).where(eq(leads.id, id))
			await tellOfLead(tx, lead, { kind: 'parted', action: 'lead.parted', actor, now })
			return { ok: true }
		},
	})
}

export type JoinLeadResult = { ok: true } | { ok: false; reason: 'no-shared-contact' } | Untouched

/** It is the same person after all: this request goes to those of another one, with which it shares a contact. */
export function joinLead(db: Db, { id, to, actor, now }: Acting & { to: string }): Promise<JoinLeadResult> {
	return touchLead<JoinLeadResult>(db, {
		id,
		now,
		async work(tx, lead) {
			const [other] = isId(to)
				? await tx
						.select({ number: leads.number, personPart: leads.personPart })
						.from(leads)
						.where(and(eq(leads.id, to), touching(id)))
				: []
			if (!other) return { ok: false, reason: 'no-shared-contact' }
			await tx.update(leads).set({ personPart: other.personPart }).where(eq(leads.id, id))
			const detail = leadReference(other)
			await tellOfLead(tx, lead, {
				kind: 'joined',
				detail,
				action: 'lead.joined',
				details: { with: detail },
				actor,
				now,
			})
			return { ok: true }
		},
	})
}
