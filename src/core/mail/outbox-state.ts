import { and, gte, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { type OutgoingMail, outgoingMails } from '#db/schema/mails.ts'
import { MAX_ATTEMPTS } from './send-due-mails.ts'

/** How far a mail has come. One that failed may still be tried again by itself: see `attempts` and `dueAt`. */
export const outboxStates = ['queued', 'sent', 'failed'] as const
export type OutboxState = (typeof outboxStates)[number]

export function outboxStateOf({
	sentAt,
	lastError,
	attempts,
}: Pick<OutgoingMail, 'sentAt' | 'lastError' | 'attempts'>): OutboxState {
	if (sentAt) return 'sent'
	return lastError !== null || attempts >= MAX_ATTEMPTS ? 'failed' : 'queued'
}

/** When the next try comes by itself; null where none will. */
export function nextTryOf(mail: Pick<OutgoingMail, 'sentAt' | 'attempts' | 'dueAt'>): Date | null {
	return mail.sentAt || mail.attempts >= MAX_ATTEMPTS ? null : mail.dueAt
}

/** The same as outboxStateOf, asked of the database. */
export function inState(state: OutboxState): SQL {
	const { sentAt, lastError, attempts } = outgoingMails
	const conditions: Record<OutboxState, SQL | undefined> = {
		sent: isNotNull(sentAt),
		failed: and(isNull(sentAt), or(isNotNull(lastError), gte(attempts, MAX_ATTEMPTS))),
		queued: and(isNull(sentAt), isNull(lastError), lt(attempts, MAX_ATTEMPTS)),
	}
	return conditions[state]!
}
