import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'
import type { Promised } from '../submit-lead.ts'
import { type Refused, touchRequest } from './touch-request.ts'

export type NoteChatResult = { ok: true } | Refused

type Noted = { token: string; promiseFor: (lead: Lead) => Promised; now: Date }

/** The visitor went on in the chat: from then on an answer can reach them. Told again it changes nothing. */
export function noteChat(db: Db, { token, promiseFor, now }: Noted): Promise<NoteChatResult> {
	return touchRequest<NoteChatResult>(db, {
		token,
		now,
		async work(tx, lead) {
			const { id, chatOpenedAt, reachableSince } = lead
			if (chatOpenedAt) return { ok: true }
			await tx
				.update(leads)
				.set({ chatOpenedAt: now, ...(reachableSince ? {} : { reachableSince: now, ...promiseFor(lead) }) })
				.where(eq(leads.id, id))
			await tx.insert(leadEvents).values({ leadId: id, at: now, kind: 'chat-opened' })
			return { ok: true }
		},
	})
}
