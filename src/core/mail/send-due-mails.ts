import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type OutgoingMail, outgoingMails } from '#db/schema/mails.ts'
import type { Mailer } from './mailer.ts'

export const MAX_ATTEMPTS = 10
const BATCH = 20
const FIRST_WAIT_SECONDS = 60

type Sending = { mailer: Mailer; now: () => Date }

/**
 * Sends what is due. A mail is claimed before it is sent by moving its next try into the future, so two
 * instances never send the same one, and a process that dies meanwhile only delays it.
 */
export async function sendDueMails(db: Db, { mailer, now }: Sending): Promise<{ sent: number; failed: number }> {
	const result = { sent: 0, failed: 0 }
	for (const mail of await claim(db, now())) {
		try {
			await mailer.send(mail)
			await db.update(outgoingMails).set({ sentAt: now(), lastError: null }).where(eq(outgoingMails.id, mail.id))
			result.sent += 1
		} catch (error) {
			const lastError = error instanceof Error ? error.message : String(error)
			await db.update(outgoingMails).set({ lastError }).where(eq(outgoingMails.id, mail.id))
			result.failed += 1
		}
	}
	return result
}

function claim(db: Db, now: Date): Promise<OutgoingMail[]> {
	const due = db
		.select({ id: outgoingMails.id })
		.from(outgoingMails)
		.where(and(isNull(outgoingMails.sentAt), lte(outgoingMails.dueAt, now), lt(outgoingMails.attempts, MAX_ATTEMPTS)))
		.orderBy(asc(outgoingMails.dueAt))
		.limit(BATCH)
		.for('update', { skipLocked: true })
	// One minute, two, four … up to some eight hours.
	const wait = sql`make_interval(secs => ${FIRST_WAIT_SECONDS} * power(2, ${outgoingMails.attempts})::int)`
	return db
		.update(outgoingMails)
		.set({ attempts: sql`${outgoingMails.attempts} + 1`, dueAt: sql`${now.toISOString()}::timestamptz + ${wait}` })
		.where(inArray(outgoingMails.id, due))
		.returning()
}
