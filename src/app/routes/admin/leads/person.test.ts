import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Services, services } from '#app/services.ts'
import { aDataRequest } from '#core/data-requests/testing/a-data-request.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { leadEvents, leads } from '#db/schema/leads.ts'
import { testDb } from '#tests/db.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { action } from './person.tsx'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const person = 'ana@exemplo.com.br'

async function erased() {
	const context = new RouterContextProvider()
	context.set(services, { db, now: () => now, sign: (text: string) => text } as unknown as Services)
	context.set(signedInAdmin, { id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', role: 'admin' } as never)
	const body = new URLSearchParams({ intent: 'erase', person, confirmation: person })
	const request = new Request('http://x/admin/leads/pessoa', { method: 'POST', body })
	const answer = await action({ request, context } as never)
	return answer.data
}

test('after an erasure it is known what stays, here and at others', async () => {
	const [lead] = await db
		.insert(leads)
		.values(aLead({ email: person }))
		.returning()
	await db.insert(leadEvents).values({ leadId: lead!.id, kind: 'sent-to-rd' })
	await db.insert(dataRequests).values(aDataRequest({ email: person }))
	expect(await erased()).toMatchObject({ state: 'erased', leads: 1, dataRequests: 1, sharedWith: ['RD Station'] })
})

test('of whom only requests about their data are left, nobody says that nothing is held', async () => {
	await db.insert(dataRequests).values(aDataRequest({ email: person }))
	expect(await erased()).toMatchObject({
		state: 'found',
		typed: person,
		problem: expect.stringContaining('Não há mais nada a apagar'),
		held: { leads: [], dataRequests: [{ reference: 'LGPD-1001' }] },
	})
})

test('of whom nothing is left it is said', async () => {
	expect(await erased()).toMatchObject({ state: 'nothing', typed: person })
})
