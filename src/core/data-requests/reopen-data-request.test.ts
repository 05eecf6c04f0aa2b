import { expect, test } from 'vitest'
import { anAdmin } from '#core/leads/testing/an-admin.ts'
import { auditLog } from '#db/schema/audit.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { testDb } from '#tests/db.ts'
import { answerDataRequest } from './answer-data-request.ts'
import { findDataRequest, listDataRequests } from './list-data-requests.ts'
import { reopenDataRequest } from './reopen-data-request.ts'
import { aDataRequest } from './testing/a-data-request.ts'

const db = testDb()
const now = new Date('2026-03-28T12:00:00Z')
const acting = { actor: anAdmin, now }

async function stored(overrides: Parameters<typeof aDataRequest>[0] = {}) {
	const [request] = await db.insert(dataRequests).values(aDataRequest(overrides)).returning()
	return request!
}

function answer(id: string, text: string) {
	const given = { outcome: 'partly' as const, answer: text }
	return answerDataRequest(db, { id, answer: given, brand: 'Farol', replyTo: 'dpo@exemplo.com.br', ...acting })
}

test('one that is taken up again has a new clock, and what was answered stays on record', async () => {
	const { id } = await stored()
	expect(await reopenDataRequest(db, { ...acting, id, reason: 'Escreveu de novo' })).toEqual({
		ok: false,
		reason: 'open',
	})
	await answer(id, 'Primeira resposta.')
	expect(await reopenDataRequest(db, { ...acting, id, reason: 'Escreveu de novo' })).toEqual({
		ok: true,
		dueOn: '2026-04-12',
	})
	const request = (await findDataRequest(db, id))!
	expect(request).toMatchObject({ answeredAt: null, answer: null, outcome: null, dueOn: '2026-04-12' })
	expect(request.pastAnswers).toEqual([
		{
			outcome: 'partly',
			answer: 'Primeira resposta.',
			answeredAt: now.toISOString(),
			answeredByName: 'Rita',
			dueOn: '2026-03-25',
			reopenedAt: now.toISOString(),
			reopenedByName: 'Rita',
			reason: 'Escreveu de novo',
		},
	])
	expect((await answer(id, 'Segunda resposta.')).ok).toBe(true)
	await reopenDataRequest(db, { ...acting, id, reason: 'Outra vez' })
	expect((await findDataRequest(db, id))!.pastAnswers.map((past) => past.answer)).toEqual([
		'Primeira resposta.',
		'Segunda resposta.',
	])
	const actions = (await db.select().from(auditLog)).map(({ action }) => action)
	expect(actions.filter((action) => action === 'data-request.reopened')).toHaveLength(2)
})

test('what is not there cannot be taken up', async () => {
	for (const id of ['x', '00000000-0000-0000-0000-000000000000'])
		expect(await reopenDataRequest(db, { ...acting, id, reason: 'x' })).toEqual({ ok: false, reason: 'not-found' })
})

test('a request is found by name, e-mail, telephone or number, however they are typed', async () => {
	const { number } = await stored({ name: 'José Antônio', email: 'ze@exemplo.com.br', phone: '(51) 99999-0000' })
	await stored({ name: 'Outra', email: 'outra@exemplo.com.br' })
	for (const search of ['jose antonio', 'ZE@EXEMPLO', '51 99999', `LGPD-${number}`, String(number)]) {
		const { requests, total, counts } = await listDataRequests(db, { search })
		expect(requests.map((request) => request.number)).toEqual([number])
		expect([total, counts.open]).toEqual([1, 1])
	}
	expect((await listDataRequests(db, { search: '%' })).total).toBe(0)
	expect((await listDataRequests(db, { search: 'jose', state: 'answered' })).total).toBe(0)
})
