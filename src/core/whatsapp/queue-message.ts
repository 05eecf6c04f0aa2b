import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { touchLead, type Untouched } from '#core/leads/follow-up/touch-lead.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { whatsAppMessages } from '#db/schema/whatsapp.ts'
import { storableText } from '#lib/storable-text.ts'
import { chatNumber } from './chat-number.ts'
import { isWindowOpen } from './whatsapp.ts'

/** WhatsApp takes no longer text. */
export const WHATSAPP_TEXT_MAX = 4096
/** The same to the same person within it is a second press, or a second broker. */
const SAME_WITHIN_MS = 2 * 60_000

export type Content =
	| { kind: 'text'; body: string }
	| { kind: 'template'; template: string; language: string; values: readonly string[] }

export type QueueMessageResult =
	| { ok: true; number: number }
	| { ok: false; reason: 'withdrawn' | 'not-asked' | 'no-phone' | 'window-closed' | 'empty' | 'too-long' | 'just-sent' }
	| Untouched

type Sending = { id: string; content: Content; actor: ActingAdmin; now: Date }

/**
 * Writes down a message for who asked; the job sends it at once. The clock of the lead runs on until WhatsApp has taken it: what waits in a
 * queue has answered nobody.
 */
export function queueMessage(db: Db, { id, content, actor, now }: Sending): Promise<QueueMessageResult> {
	return touchLead<QueueMessageResult>(db, {
		id,
		now,
		async work(tx, lead) {
			if (lead.withdrawnAt) return { ok: false, reason: 'withdrawn' }
			// Who was typed in agreed to nothing here; who writes first asks for an answer.
			if (lead.kind === 'typed' && !lead.wroteAt) return { ok: false, reason: 'not-asked' }
			if (!lead.phone || !chatNumber(lead.phone)) return { ok: false, reason: 'no-phone' }
			const said = content.kind === 'text' ? { ...content, body: storableText(content.body).trim() } : content
			if (said.kind === 'text') {
				if (said.body === '') return { ok: false, reason: 'empty' }
				if (said.body.length > WHATSAPP_TEXT_MAX) return { ok: false, reason: 'too-long' }
				if (!isWindowOpen(lead.wroteAt, now)) return { ok: false, reason: 'window-closed' }
			}
			const same =
				said.kind === 'text' ? eq(whatsAppMessages.body, said.body) : eq(whatsAppMessages.template, said.template)
			const recent = gt(whatsAppMessages.createdAt, new Date(now.getTime() - SAME_WITHIN_MS))
			const doubles = await tx.$count(whatsAppMessages, and(eq(whatsAppMessages.leadId, id), same, recent))
			if (doubles > 0) return { ok: false, reason: 'just-sent' }
			const { id: actorId, name: actorName } = actor
			await tx.insert(whatsAppMessages).values({
				leadId: id,
				...(said.kind === 'template' ? { ...said, values: [...said.values] } : said),
				actorId,
				actorName,
				dueAt: now,
				createdAt: now,
			})
			await recordAudit(tx, {
				action: 'lead.whatsapp-queued',
				actor,
				subject: { id, label: leadReference(lead) },
				details: { kind: said.kind },
				address: actor.address,
				now,
			})
			await tx.execute(sql`select pg_notify('whatsapp_queued', '')`)
			return { ok: true, number: lead.number }
		},
	})
}
