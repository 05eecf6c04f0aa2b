import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { dueAndFree } from '#core/deliveries/due.ts'
import { untilNoted } from '#core/deliveries/until-noted.ts'
import type { Db } from '#db/client.server.ts'
import { type OutgoingMail, outgoingMails } from '#db/schema/mails.ts'
import { MailServerAway, MailServerUnreached } from '#lib/mail-server-away.ts'
import { hideTokens } from './hide-tokens.ts'
import type { Mailer } from './mailer.ts'

export const MAX_ATTEMPTS = 10
const FIRST_WAIT_SECONDS = 60
/** While there is no server to be reached. */
const OUTAGE_WAIT_SECONDS = 5 * 60

/** How long a mail is the sender's who claimed it: longer than any sending takes, so nobody else sends it meanwhile. */
export const LEASE_MS = 3 * 60_000

type Sending = { mailer: Mailer; now: () => Date }
type Result = { sent: number; failed: number }

/**
 * Sends what is due until nothing is, several at a time. Each mail is claimed by itself, right before it is sent, so any
 * number of instances share a backlog and none sends what another is sending. Only a process that dies between the
 * server's yes and its own note of it leaves a mail that goes out again, under the same Message-ID.
 */
export async function sendDueMails(db: Db, { mailer, now }: Sending): Promise<Result> {
	const result = { sent: 0, failed: 0 }
	try {
		await Promise.all(Array.from({ length: mailer.parallel }, () => sendOneByOne(db, { mailer, now }, result)))
	} finally {
		mailer.rest()
	}
	return result
}

async function sendOneByOne(db: Db, { mailer, now }: Sending, result: Result): Promise<void> {
	for (;;) {
		const mail = await claim(db, now())
		if (!mail) return
		try {
			await mailer.send(mail)
		} catch (error) {
			await noteFailure(db, mail, { error, now: now() })
			result.failed += 1
			// The others keep their tries for when it is back.
			if (error instanceof MailServerAway) return
			continue
		}
		await noteSent(db, mail, now())
		result.sent += 1
	}
}

async function claim(db: Db, now: Date): Promise<OutgoingMail | undefined> {
	const { id, sentAt, dueAt, attempts } = outgoingMails
	const due = db
		.select({ id })
		.from(outgoingMails)
		.where(and(isNull(sentAt), lt(attempts, MAX_ATTEMPTS), dueAndFree(outgoingMails, now)))
		.orderBy(asc(dueAt))
		.limit(1)
		.for('update', { skipLocked: true })
	const [mail] = await db
		.update(outgoingMails)
		.set({ attempts: sql`${attempts} + 1`, claimedUntil: new Date(now.getTime() + LEASE_MS) })
		// By `=`, which asks once: `in` may ask again for every row it compares, and each answer would be another mail.
		.where(eq(id, sql`(${due})`))
		.returning()
	return mail
}

/** It has left, so nobody needs the secret in its links any more: a copy of the database is to open nothing. */
function noteSent(db: Db, { id, body }: OutgoingMail, now: Date): Promise<void> {
	const sent = { sentAt: now, lastError: null, claimedUntil: null, body: hideTokens(body) }
	return untilNoted(() => db.update(outgoingMails).set(sent).where(eq(outgoingMails.id, id)))
}

type Failure = { error: unknown; now: Date }

/** It is tried again after one minute, two, four … up to some eight hours. An outage costs no try, however long it lasts. */
async function noteFailure(db: Db, mail: OutgoingMail, { error, now }: Failure): Promise<void> {
	const lastError = error instanceof Error ? error.message : String(error)
	const isOutage = error instanceof MailServerUnreached
	const seconds = isOutage ? OUTAGE_WAIT_SECONDS : FIRST_WAIT_SECONDS * 2 ** (mail.attempts - 1)
	const attempts = isOutage ? mail.attempts - 1 : mail.attempts
	await db
		.update(outgoingMails)
		.set({ lastError, attempts, dueAt: new Date(now.getTime() + seconds * 1000), claimedUntil: null })
		// Whoever claimed it after us speaks for it now.
		.where(and(eq(outgoingMails.id, mail.id), eq(outgoingMails.claimedUntil, mail.claimedUntil!)))
}
