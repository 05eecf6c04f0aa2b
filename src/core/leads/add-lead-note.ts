import { and, eq } from 'drizzle-orm'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { notForgotten } from './forget-leads.ts'

export const NOTE_MAX = 2000

export type AddLeadNoteResult = { ok: true } | { ok: false; reason: 'empty' | 'too-long' | 'not-found' | 'forgotten' }

type Note = { id: string; note: string; actor: ActingAdmin; now: Date }

/** Writes down what the broker learnt. It counts as a contact, from which the time of keeping runs. */
export async function addLeadNote(db: Db, { id, note, actor, now }: Note): Promise<AddLeadNoteResult> {
	const text = note.replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
	if (text === '') return { ok: false, reason: 'empty' }
	if (text.length > NOTE_MAX) return { ok: false, reason: 'too-long' }
	if (!/^[0-9a-f-]{36}$/.test(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		// Also holds the row: an erasure that runs at the same time comes before this note or takes it along.
		const [touched] = await tx
			.update(leads)
			.set({ updatedAt: now })
			.where(and(eq(leads.id, id), notForgotten))
			.returning({ id: leads.id })
		if (!touched)
			return { ok: false, reason: (await tx.$count(leads, eq(leads.id, id))) > 0 ? 'forgotten' : 'not-found' }
		const { id: actorId, name: actorName } = actor
		await tx.insert(leadEvents).values({ leadId: id, at: now, kind: 'note', note: text, actorId, actorName })
		return { ok: true }
	})
}
