import { and, eq } from 'drizzle-orm'
import { isFree } from '#core/deliveries/due.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { findOutboxMail } from './find-outbox-mail.ts'
import { inState } from './outbox-state.ts'

export type RetryMailResult = { ok: true } | { ok: false; reason: 'not-found' | 'already-sent' | 'still-queued' }

/** Puts a mail that failed back at the head of the queue, with all its tries. */
export async function retryMail(db: Db, { id, now }: { id: string; now: Date }): Promise<RetryMailResult> {
	const mail = await findOutboxMail(db, id)
	if (!mail) return { ok: false, reason: 'not-found' }

	// Conditional, because the sender may just now have succeeded, or be trying.
	const retried = await db
		.update(outgoingMails)
		.set({ attempts: 0, lastError: null, dueAt: now })
		.where(and(eq(outgoingMails.id, id), inState('failed'), isFree(outgoingMails.claimedUntil, now)))
		.returning({ id: outgoingMails.id })
	if (retried.length > 0) return { ok: true }
	return { ok: false, reason: mail.state === 'sent' ? 'already-sent' : 'still-queued' }
}
