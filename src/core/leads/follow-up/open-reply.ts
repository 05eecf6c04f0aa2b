import { eq } from 'drizzle-orm'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leadEvents, leads } from '#db/schema/leads.ts'
import { replyWayWords } from '../lead-words.ts'
import { tellOfLead, touchLead, type Untouched } from './touch-lead.ts'

export const replyWays = ['chat', 'mail', 'phone'] as const
export type ReplyWay = (typeof replyWays)[number]

export type OpenReplyResult =
	| { ok: true; number: number; status: Lead['status'] }
	| { ok: false; reason: 'withdrawn' }
	| Untouched

type Opened = {
	id: string
	way: ReplyWay
	/** Which text it was opened with. */
	template?: string | undefined
	actor: ActingAdmin
	now: Date
}

/**
 * The broker opened the chat, the mail program or the telephone with an answer. Whether it was sent nobody here can know, and
 * nothing says so; but somebody is at it: the clock stops, and a new lead is one in contact.
 */
export function openReply(db: Db, { id, way, template, actor, now }: Opened): Promise<OpenReplyResult> {
	return touchLead<OpenReplyResult>(db, {
		id,
		now,
		async work(tx, lead) {
			if (lead.withdrawnAt) return { ok: false, reason: 'withdrawn' }
			const status = lead.status === 'new' ? 'contacted' : lead.status
			await tx
				.update(leads)
				.set({ status, answeredAt: lead.answeredAt ?? now })
				.where(eq(leads.id, id))
			const detail = template ? `${replyWayWords[way]} com “${template}”` : replyWayWords[way]
			await tellOfLead(tx, lead, {
				kind: 'reply-opened',
				detail,
				action: 'lead.reply-opened',
				details: { way },
				actor,
				now,
			})
			if (status !== lead.status) {
				const { id: actorId, name: actorName } = actor
				const moved = { fromStatus: lead.status, toStatus: status }
				await tx.insert(leadEvents).values({ leadId: id, at: now, kind: 'status', ...moved, actorId, actorName })
			}
			return { ok: true, number: lead.number, status }
		},
	})
}
