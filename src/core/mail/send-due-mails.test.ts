import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { outgoingMails } from '#db/schema/mails.ts'
import { MailServerAway, MailServerUnreached } from '#lib/mail-server-away.ts'
import { testDb } from '#tests/db.ts'
import type { Mailer } from './mailer.ts'
import { retryMail } from './retry-mail.ts'
import { LEASE_MS, MAX_ATTEMPTS, sendDueMails } from './send-due-mails.ts'

const db = testDb()
const start = new Date('2026-03-10T12:00:00Z')
const mail = { recipient: 'a@exemplo.com.br', subject: 'Olá', body: 'Texto', dueAt: start }
const minutesLater = (minutes: number) => () => new Date(start.getTime() + minutes * 60_000)

function recordingMailer() {
	const subjects: string[] = []
	return { mailer: mailerOf(async ({ subject }) => void subjects.push(subject)), subjects }
}

function mailerOf(send: Mailer['send']): Mailer {
	return { parallel: 2, send, rest() {} }
}

const brokenMailer = mailerOf(() => Promise.reject(new Error('connection refused')))

test('what is due is sent once, what is not yet due waits', async () => {
	await db.insert(outgoingMails).values([mail, { ...mail, subject: 'Depois', dueAt: minutesLater(5)() }])
	const { mailer, subjects } = recordingMailer()
	expect(await sendDueMails(db, { mailer, now: minutesLater(1) })).toEqual({ sent: 1, failed: 0 })
	expect(await sendDueMails(db, { mailer, now: minutesLater(2) })).toEqual({ sent: 0, failed: 0 })
	expect(subjects).toEqual(['Olá'])
})

test('what was sent keeps no link that would let its reader in', async () => {
	const body = 'Abra https://x.example/admin/redefinir-senha?token=abc-123 e https://x.example/pedido/0a1b2c.'
	await db.insert(outgoingMails).values({ ...mail, body })
	const bodies: string[] = []
	const mailer = mailerOf(async (letter) => void bodies.push(letter.body))
	await sendDueMails(db, { mailer: brokenMailer, now: minutesLater(0) })
	await sendDueMails(db, { mailer, now: minutesLater(1) })
	expect(bodies).toEqual([body])
	const [kept] = await db.select().from(outgoingMails)
	expect(kept!.body).toBe(
		'Abra https://x.example/admin/redefinir-senha?token=•••••••• e https://x.example/pedido/••••••••',
	)
})

test('one mail is claimed at a time, however the database goes about it', async () => {
	await db.insert(outgoingMails).values(mail)
	// A database that knows of a single mail compares all there are with each that it claims.
	await db.execute(sql`vacuum analyze outgoing_mails`)
	const more = [1, 2, 3, 4].map((minutes) => ({ ...mail, dueAt: minutesLater(minutes)() }))
	await db.insert(outgoingMails).values(more)
	const { mailer } = recordingMailer()
	expect(await sendDueMails(db, { mailer, now: minutesLater(9) })).toEqual({ sent: 5, failed: 0 })
})

test('a mail that was not taken is tried again later, longer each time, with the reason kept', async () => {
	await db.insert(outgoingMails).values(mail)
	expect(await sendDueMails(db, { mailer: brokenMailer, now: minutesLater(0) })).toEqual({ sent: 0, failed: 1 })
	expect(await sendDueMails(db, { mailer: brokenMailer, now: minutesLater(0.5) })).toEqual({ sent: 0, failed: 0 })
	expect(await sendDueMails(db, { mailer: brokenMailer, now: minutesLater(1) })).toEqual({ sent: 0, failed: 1 })
	expect(await sendDueMails(db, { mailer: brokenMailer, now: minutesLater(2) })).toEqual({ sent: 0, failed: 0 })
	const { mailer, subjects } = recordingMailer()
	expect((await db.select().from(outgoingMails))[0]).toMatchObject({
		attempts: 2,
		lastError: 'connection refused',
		sentAt: null,
	})
	await sendDueMails(db, { mailer, now: minutesLater(3) })
	expect(subjects).toEqual(['Olá'])
	expect((await db.select().from(outgoingMails))[0]).toMatchObject({
		sentAt: minutesLater(3)(),
		lastError: null,
		claimedUntil: null,
	})
})

test('after the last try a mail stays in the outbox and is left alone', async () => {
	await db.insert(outgoingMails).values({ ...mail, attempts: MAX_ATTEMPTS })
	expect(await sendDueMails(db, { mailer: recordingMailer().mailer, now: minutesLater(9999) })).toEqual({
		sent: 0,
		failed: 0,
	})
})

test('two senders at once send each mail once', async () => {
	await db.insert(outgoingMails).values(Array.from({ length: 10 }, (_, index) => ({ ...mail, subject: String(index) })))
	const { mailer, subjects } = recordingMailer()
	await Promise.all([1, 2, 3].map(() => sendDueMails(db, { mailer, now: minutesLater(1) })))
	expect(subjects.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('a mail whose sender died is sent again when its claim is over, not before', async () => {
	await db.insert(outgoingMails).values(mail)
	const claimed = Promise.withResolvers<void>()
	const dead = mailerOf(() => {
		claimed.resolve()
		return new Promise(() => {})
	})
	void sendDueMails(db, { mailer: dead, now: () => start })
	await claimed.promise
	const { mailer, subjects } = recordingMailer()
	await sendDueMails(db, { mailer, now: () => new Date(start.getTime() + LEASE_MS - 1) })
	expect(subjects).toEqual([])
	await sendDueMails(db, { mailer, now: () => new Date(start.getTime() + LEASE_MS) })
	expect(subjects).toEqual(['Olá'])
})

test('what a clock far ahead queued, tried or claimed leaves once it was set right', async () => {
	const ahead = new Date(start.getTime() + 365 * 86_400_000)
	const [failed] = await db
		.insert(outgoingMails)
		.values({ ...mail, subject: 'Desistimos', attempts: MAX_ATTEMPTS, lastError: 'timeout', claimedUntil: ahead })
		.returning()
	await db.insert(outgoingMails).values([
		{ ...mail, subject: 'Na fila', dueAt: ahead },
		{ ...mail, subject: 'De quem morreu', claimedUntil: ahead },
		{ ...mail, subject: 'Daqui a pouco', dueAt: new Date(start.getTime() + 14 * 3_600_000) },
		{ ...mail, subject: 'De outro', claimedUntil: new Date(start.getTime() + LEASE_MS) },
	])
	const { mailer, subjects } = recordingMailer()
	await sendDueMails(db, { mailer, now: () => start })
	expect(subjects.toSorted()).toEqual(['De quem morreu', 'Na fila'])
	expect(await retryMail(db, { id: failed!.id, now: start })).toEqual({ ok: true })
	await sendDueMails(db, { mailer, now: () => start })
	expect(subjects.at(-1)).toBe('Desistimos')
})

test('a mail that is being tried is not put back in the queue by who presses the button', async () => {
	const [waiting] = await db
		.insert(outgoingMails)
		.values({ ...mail, attempts: MAX_ATTEMPTS - 1, lastError: 'timeout' })
		.returning()
	const trying = Promise.withResolvers<void>()
	const answer = Promise.withResolvers<void>()
	const slow = mailerOf(() => {
		trying.resolve()
		return answer.promise
	})
	const sending = sendDueMails(db, { mailer: slow, now: () => start })
	await trying.promise
	expect(await retryMail(db, { id: waiting!.id, now: start })).toEqual({ ok: false, reason: 'still-queued' })
	answer.resolve()
	expect(await sending).toEqual({ sent: 1, failed: 0 })
})

test('a server that is away is asked once by each connection; the other mails keep their tries', async () => {
	await db.insert(outgoingMails).values(Array.from({ length: 20 }, () => mail))
	const away = mailerOf(() => Promise.reject(new MailServerAway('ECONNREFUSED')))
	expect(await sendDueMails(db, { mailer: away, now: minutesLater(0) })).toEqual({ sent: 0, failed: 2 })
	expect(await db.$count(outgoingMails, eq(outgoingMails.attempts, 0))).toBe(18)
})

test('a mail server that is away for a day costs no try: what waited leaves when it is back, told as failing meanwhile', async () => {
	await db.insert(outgoingMails).values([mail, { ...mail, subject: 'Outro' }])
	const away = mailerOf(() => Promise.reject(new MailServerUnreached('ECONNREFUSED')))
	for (let minute = 0; minute <= 24 * 60; minute += 5)
		await sendDueMails(db, { mailer: away, now: minutesLater(minute) })
	expect(await db.select().from(outgoingMails)).toMatchObject([
		{ attempts: 0, lastError: 'ECONNREFUSED', sentAt: null },
		{ attempts: 0, lastError: 'ECONNREFUSED', sentAt: null },
	])
	const { mailer, subjects } = recordingMailer()
	expect(await sendDueMails(db, { mailer, now: minutesLater(24 * 60 + 5) })).toEqual({ sent: 2, failed: 0 })
	expect(subjects.toSorted()).toEqual(['Olá', 'Outro'])
})

test('a mail that left is noted as soon as a database that was away is back', async () => {
	await db.insert(outgoingMails).values(mail)
	await db.execute(sql`
		do $do$ begin
			create sequence refusals;
			create function refuse_once() returns trigger language plpgsql as $$ begin
				if nextval('refusals') = 1 then raise exception 'away'; end if;
				return new;
			end $$;
			create trigger refuse_once before update on outgoing_mails
			for each row when (new.sent_at is not null) execute function refuse_once();
		end $do$
	`)
	onTestFinished(async () => {
		await db.execute(sql`drop function refuse_once cascade`)
		await db.execute(sql`drop sequence refusals`)
	})
	const { mailer, subjects } = recordingMailer()
	expect(await sendDueMails(db, { mailer, now: minutesLater(0) })).toEqual({ sent: 1, failed: 0 })
	expect(subjects).toEqual(['Olá'])
	expect((await db.select().from(outgoingMails))[0]).toMatchObject({ sentAt: start, attempts: 1 })
})
