import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { inState } from './outbox-state.ts'

/** Mails that failed; without a mail server, all that wait. */
export function stuckMails(mailConfigured: boolean): SQL | undefined {
	const stuck = mailConfigured ? inState('failed') : or(inState('failed'), inState('queued'))
	return and(isNull(outgoingMails.sentAt), stuck)
}

export async function countStuckMails(db: Db, { mailConfigured }: { mailConfigured: boolean }): Promise<number> {
	const count = sql<number>`count(*)::int`
	const [found] = await db.select({ count }).from(outgoingMails).where(stuckMails(mailConfigured))
	return found!.count
}
