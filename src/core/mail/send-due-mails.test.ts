import { expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import type { Mailer } from './mailer.ts'
import { MAX_ATTEMPTS, sendDueMails } from './send-due-mails.ts'

const db = testDb()
const start = new Date('2026-03-10T12:00:00Z')
const mail = { recipient: 'a@exemplo.com.br', subject: 'Olá', body: 'Texto', dueAt: start }
const minutesLater = (minutes: number) => () => new Date(start.getTime() + minutes * 60_000)

function recordingMailer() {
	const subjects: string[] = []
	const mailer: Mailer = {
		async send({ subject }) {
			subjects.push(subject)
		},
	}
	return { mailer, subjects }
}

const brokenMailer: Mailer = { send: () => Promise.reject(new Error('connection refused')) }

test('what is due is sent once, what is not yet due waits', async () => {
	await db.insert(outgoingMails).values([mail, { ...mail, subject: 'Depois', dueAt: minutesLater(5)() }])
	const { mailer, subjects } = recordingMailer()
	expect(await sendDueMails(db, { mailer, now: minutesLater(1) })).toEqual({ sent: 1, failed: 0 })
	expect(await sendDueMails(db, { mailer, now: minutesLater(2) })).toEqual({ sent: 0, failed: 0 })
	expect(subjects).toEqual(['Olá'])
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
	expect((await db.select().from(outgoingMails))[0]).toMatchObject({ sentAt: minutesLater(3)(), lastError: null })
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
