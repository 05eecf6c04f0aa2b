import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { hideTokens } from './hide-tokens.ts'
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
