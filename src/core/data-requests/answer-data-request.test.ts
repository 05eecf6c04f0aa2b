import { expect, test } from 'vitest'
import { erasePerson } from '#core/leads/erase-person.ts'
import { exportPerson } from '#core/leads/export-person.ts'
import { findPerson } from '#core/leads/find-person.ts'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { auditLog } from '#db/schema/audit.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { answerDataRequest } from './answer-data-request.ts'
import type { DataRequestAnswer } from './answer-schema.ts'
import { findDataRequest, listDataRequests } from './list-data-requests.ts'
import { aDataRequest } from './testing/a-data-request.ts'

const db = testDb()
const now = new Date('2026-03-28T12:00:00Z')

async function stored(overrides: Parameters<typeof aDataRequest>[0] = {}) {
	const [request] = await db.insert(dataRequests).values(aDataRequest(overrides)).returning()
	return request!.id
}

function answer(id: string, given: Partial<DataRequestAnswer> = {}) {
	const words = { outcome: 'met' as const, answer: 'Aqui estão os seus dados.', mail: 'on' as const, ...given }
	return answerDataRequest(db, {
		id,
		answer: words,
		brand: 'Farol',
		replyTo: 'dpo@exemplo.com.br',
		actor: anAdmin,
		now,
	})
}

test('an answer is kept with who gave it, mailed and written into the log, with the days it came late', async () => {
	const id = await stored({ name: 'Ana https://mal.example' })
	expect(await answer(id)).toMatchObject({ ok: true, mailed: true })
	const [mail] = await db.select().from(outgoingMails)
	expect(mail).toMatchObject({ recipient: 'ana@exemplo.com.br', replyTo: 'dpo@exemplo.com.br', sentAt: null })
	expect(mail!.body).toContain('Aqui estão os seus dados.')
	expect(mail!.body).not.toContain('mal.example')
	expect(await findDataRequest(db, id)).toMatchObject({
		outcome: 'met',
		answer: 'Aqui estão os seus dados.',
		answeredAt: now,
		answeredBy: 'admin-1',
		answeredByName: 'Rita',
		answerMailId: mail!.id,
	})
	const [line] = await db.select().from(auditLog)
	expect(line).toMatchObject({
		action: 'data-request.answered',
		subjectId: id,
		subjectLabel: 'LGPD-1001',
		details: { outcome: 'met', mailed: true, daysLate: 3 },
	})
	expect(JSON.stringify(line)).not.toMatch(/ana@|Nunes/)
})

test('what was answered by another way leaves no mail', async () => {
	const id = await stored()
	expect(await answer(id, { mail: undefined, outcome: 'refused' })).toMatchObject({ ok: true, mailed: false })
	expect(await db.$count(outgoingMails)).toBe(0)
	expect(await findDataRequest(db, id)).toMatchObject({ outcome: 'refused', answerMailId: null })
})

test('of many at once one answer stands, and the others are told whose', async () => {
	const id = await stored()
	const results = await Promise.all(['a', 'b', 'c'].map((text) => answer(id, { answer: text })))
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(results.filter(({ ok }) => !ok)).toEqual([
		{ ok: false, reason: 'answered-meanwhile', by: 'Rita' },
		{ ok: false, reason: 'answered-meanwhile', by: 'Rita' },
	])
	expect([await db.$count(outgoingMails), await db.$count(auditLog)]).toEqual([1, 1])
})

test('what is not there is not found', async () => {
	for (const id of ['x', '00000000-0000-0000-0000-000000000000'])
		expect(await answer(id)).toEqual({ ok: false, reason: 'not-found' })
})

test('what is open comes first, by its last day; then what was answered, newest first', async () => {
	const answered = { outcome: 'met' as const, answer: 'Sim.' }
	await stored({ name: 'late', dueOn: '2026-03-01' })
	await stored({ name: 'old answer', ...answered, answeredAt: new Date('2026-01-01') })
	await stored({ name: 'later', dueOn: '2026-04-01' })
	await stored({ name: 'new answer', ...answered, answeredAt: new Date('2026-03-01') })
	const names = async (state?: 'open' | 'answered') =>
		(await listDataRequests(db, { state, page: 7 })).requests.map(({ name }) => name)
	expect(await names()).toEqual(['late', 'later', 'new answer', 'old answer'])
	expect(await names('open')).toEqual(['late', 'later'])
	expect(await listDataRequests(db, { state: 'answered' })).toMatchObject({
		counts: { open: 2, answered: 2 },
		total: 2,
		page: 1,
		pageCount: 1,
	})
})

test('the person finds the request in their file; erasing leaves it as the proof that it was answered', async () => {
	const id = await stored({ phone: '+55 (51) 99999-0000', email: 'Ana@exemplo.com.br' })
	await answer(id)
	for (const person of [{ email: 'ana@exemplo.com.br' }, { phone: '51999990000' }])
		expect((await findPerson(db, person)).dataRequests.map((each) => each.id)).toEqual([id])
	const controller = { name: 'C', taxId: '0', email: 'c@x.example', privacyPolicy: '', retention: '' }
	const person = { email: 'ana@exemplo.com.br' }
	const exported = await exportPerson(db, { person, controller, actor: anAdmin, now })
	expect(exported).toMatchObject({
		ok: true,
		file: { pedidosSobreDados: [{ protocolo: 'LGPD-1001', resposta: 'Aqui estão os seus dados.' }] },
	})
	expect(await erasePerson(db, { person, actor: anAdmin, sign: (text) => text, now })).toMatchObject({
		ok: true,
		mails: 1,
	})
	expect((await findPerson(db, person)).dataRequests).toHaveLength(1)
	expect(await erasePerson(db, { person, actor: anAdmin, sign: (text) => text, now })).toMatchObject({ ok: false })
})
