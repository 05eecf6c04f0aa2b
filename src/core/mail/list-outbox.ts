import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type OutgoingMail, outgoingMails } from '#db/schema/mails.ts'
import { inState, nextTryOf, type OutboxState, outboxStateOf } from './outbox-state.ts'

export const MAILS_PER_PAGE = 50

export type OutboxLine = Pick<
	OutgoingMail,
	'id' | 'recipient' | 'subject' | 'createdAt' | 'sentAt' | 'attempts' | 'lastError'
> & { state: OutboxState; nextTryAt: Date | null }

export type Outbox = {
	mails: OutboxLine[]
	counts: Record<OutboxState, number>
	page: number
	pageCount: number
}

type Filter = { state?: OutboxState | undefined; page?: number | undefined }

/** One page of the mails we wrote, newest first, without their texts. A page past the end is the last one. */
export async function listOutbox(db: Db, { state, page = 1 }: Filter = {}): Promise<Outbox> {
	const counts = await countByState(db)
	const total = state ? counts[state] : counts.queued + counts.sent + counts.failed
	const pageCount = Math.max(1, Math.ceil(total / MAILS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const { id, recipient, subject, createdAt, dueAt, sentAt, attempts, lastError } = outgoingMails
	const rows = await db
		.select({ id, recipient, subject, createdAt, dueAt, sentAt, attempts, lastError })
		.from(outgoingMails)
		.where(state && inState(state))
		.orderBy(desc(createdAt), desc(id))
		.limit(MAILS_PER_PAGE)
		.offset((shown - 1) * MAILS_PER_PAGE)
	const mails = rows.map(({ dueAt: due, ...mail }) => ({
		...mail,
		state: outboxStateOf(mail),
		nextTryAt: nextTryOf({ ...mail, dueAt: due }),
	}))
	return { mails, counts, page: shown, pageCount }
}

async function countByState(db: Db): Promise<Record<OutboxState, number>> {
	const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
	const [counts] = await db
		.select({ queued: count(inState('queued')), sent: count(inState('sent')), failed: count(inState('failed')) })
		.from(outgoingMails)
	return counts!
}
