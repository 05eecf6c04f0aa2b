import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { listSubscribers } from './list-subscribers.ts'
import { removeSubscriber } from './remove-subscriber.ts'
import { allOf } from './testing/all-of.ts'
import { anAdmin } from './testing/an-admin.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const earlier = new Date('2026-03-01T12:00:00Z')

function aSubscriber(email: string, moments: { confirmedAt?: Date; unsubscribedAt?: Date; requestedAt?: Date } = {}) {
	return { email, requestedAt: earlier, consentVersion: '2026-11', page: '/contact', addressHash: 'h', ...moments }
}

async function fourPeople() {
	await db
		.insert(newsletterSubscribers)
		.values([
			aSubscriber('ana@exemplo.com.br', { confirmedAt: now }),
			aSubscriber('bia@exemplo.com.br', { requestedAt: now }),
			aSubscriber('caio@exemplo.com.br', { confirmedAt: earlier, unsubscribedAt: now }),
			aSubscriber('dora_x@exemplo.com.br', { confirmedAt: now }),
		])
}

test('everyone is in one state, counted and dated by it', async () => {
	await fourPeople()
	const all = await listSubscribers(db, {})
	expect(all).toMatchObject({ total: 4, page: 1, counts: { confirmed: 2, waiting: 1, cancelled: 1 } })
	expect(all.subscribers[0]).toMatchObject({ email: 'bia@exemplo.com.br', state: 'waiting', since: now })
	const cancelled = await listSubscribers(db, { state: 'cancelled' })
	expect(cancelled).toMatchObject({ total: 1, counts: { confirmed: 2 } })
	expect(cancelled.subscribers).toMatchObject([{ email: 'caio@exemplo.com.br', state: 'cancelled', since: now }])
})

test('the search takes what was typed escapeLike', async () => {
	await fourPeople()
	expect((await listSubscribers(db, { query: 'A_X@' })).total).toBe(1)
	expect((await listSubscribers(db, { query: '%' })).total).toBe(0)
})

test('the export holds those who confirmed and did not cancel, and is logged', async () => {
	await fourPeople()
	const { count, file } = await exportSubscribers(db, { actor: anAdmin, now, batch: 1 })
	const lines = (await allOf(file)).join('').split('\r\n').filter(Boolean)
	expect(count).toBe(2)
	expect(lines.slice(1)).toEqual([
		'"ana@exemplo.com.br";"10/03/2026";"/contact";"2026-11"',
		'"dora_x@exemplo.com.br";"10/03/2026";"/contact";"2026-11"',
	])
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'newsletter.exported', details: { count: 2 } }])
})

test('removing one takes the newsletter’s mails to them along and leaves the others', async () => {
	await fourPeople()
	const mail = { recipient: 'ana@exemplo.com.br', subject: 's', body: 'b' }
	await db.insert(outgoingMails).values([mail, { ...mail, headers: { 'List-Unsubscribe': '<https://x.example>' } }])
	const { subscribers } = await listSubscribers(db, { query: 'ana@' })
	const { id } = subscribers[0]!
	expect(await removeSubscriber(db, { id, actor: anAdmin, now })).toEqual({ ok: true })
	expect(await removeSubscriber(db, { id, actor: anAdmin, now })).toEqual({ ok: false, reason: 'not-found' })
	expect((await listSubscribers(db, {})).total).toBe(3)
	expect(await db.$count(outgoingMails)).toBe(1)
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'person.erased', subjectLabel: 'a***@exemplo.com.br' },
	])
})
