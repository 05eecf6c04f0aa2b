import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { storableText } from '#lib/storable-text.ts'
import { type Refused, touchRequest } from './touch-request.ts'

export const MESSAGE_MAX = 2000

export type LeaveMessageResult = { ok: true } | { ok: false; reason: 'too-long' } | Refused

type Message = { token: string; text: string; now: Date }

/** Writes, changes or takes away what the visitor wants the broker to know. */
export async function leaveMessage(db: Db, { token, text, now }: Message): Promise<LeaveMessageResult> {
	const note = storableText(text).replaceAll('\r\n', '\n').toWellFormed().trim()
	if (note.length > MESSAGE_MAX) return { ok: false, reason: 'too-long' }
	return touchRequest<LeaveMessageResult>(db, {
		token,
		now,
		async work(tx, lead) {
			if ((lead.visitorNote ?? '') === note) return { ok: true }
			await tx
				.update(leads)
				.set({ visitorNote: note || null })
				.where(eq(leads.id, lead.id))
			await tx.insert(leadEvents).values({ leadId: lead.id, at: now, kind: 'message-left' })
			return { ok: true }
		},
	})
}
