import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import type { OutboxLine } from './list-outbox.ts'
import { nextTryOf, outboxStateOf } from './outbox-state.ts'

export type OutboxMail = OutboxLine & { body: string; replyTo: string | null }

/** One mail with its text, in which nobody finds a link that works only once. */
export async function findOutboxMail(db: Db, id: string): Promise<OutboxMail | undefined> {
	if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined
	const [found] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
	if (!found) return undefined
	const { dueAt: _, headers: __, claimedUntil: ___, ...mail } = found
	return { ...mail, body: hideTokens(found.body), state: outboxStateOf(found), nextTryAt: nextTryOf(found) }
}

/**
 * Whoever opens the link of a password mail becomes its recipient, so an admin who reads the outbox must not see it.
 * Every token is hidden, also those that would do less.
 */
export function hideTokens(body: string): string {
	return body.replace(/([?&;]token=)[^\s&#<>"')\]]+/gi, '$1••••••••')
}
