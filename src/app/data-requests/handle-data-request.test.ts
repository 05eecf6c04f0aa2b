import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { testDb } from '#tests/db.ts'
import { handleDataRequest } from './handle-data-request.server.ts'

const db = testDb()

type Sending = { fields?: Record<string, string>; mailConfigured?: boolean; broken?: boolean }

async function send({ fields = {}, mailConfigured = true, broken = false }: Sending = {}) {
	const context = new RouterContextProvider()
	context.set(correlationId, 'c-1')
	context.set(services, {
		db: broken ? {} : db,
		now: () => new Date('2026-11-17T12:00:00Z'),
		log: { error() {} },
		siteUrl: 'http://localhost:3000',
		identity: { current: () => ({ version: 0, identity: freshIdentity }) },
		sign: (text: string) => text,
		mailQueued() {},
		mailConfigured,
	} as unknown as Services)
	const form = { kind: 'data-request', right: 'delete', name: 'Ana', email: 'ana@exemplo.com.br', ...fields }
	const request = new Request('http://localhost:3000/seus-dados', {
		method: 'POST',
		body: new URLSearchParams(form),
		headers: { [CLIENT_ADDRESS]: '203.0.113.9' },
	})
	const { data, init } = await handleDataRequest({ request, url: new URL(request.url), context, params: {} } as never)
	return { ...data, status: init?.status ?? 200 }
}

test.for([true, false])(
	'the number and the last day are told; a mail only where one goes out: %s',
	async (mailConfigured) => {
		expect(await send({ mailConfigured })).toEqual({
			state: 'received',
			kind: 'data-request',
			reference: 'LGPD-1001',
			dueOn: '2026-12-02',
			mailGoesOut: mailConfigured,
			status: 200,
		})
	},
)

test('a program that fills what nobody sees is thanked, and nothing is stored', async () => {
	expect(await send({ fields: { website: 'x' } })).toMatchObject({ state: 'received', status: 200 })
	expect(await db.$count(dataRequests)).toBe(0)
})

test('what is wrong is told beside its field, with what was typed', async () => {
	expect(await send({ fields: { right: 'correct', elapsed: '5000' } })).toMatchObject({
		state: 'refused',
		status: 400,
		errors: { message: 'Conte o que deve ser corrigido ou o que você quer pedir.' },
		values: { name: 'Ana', right: 'correct' },
	})
	expect(await send({ fields: { elapsed: '20' } })).toMatchObject({ state: 'refused', status: 400 })
})

test('an address that sends without end is told to wait, and an outage loses nothing that was typed', async () => {
	for (let index = 0; index < 10; index += 1) await send({ fields: { message: String(index) } })
	expect(await send({ fields: { message: 'one more' } })).toMatchObject({ state: 'refused', status: 429 })
	expect(await db.$count(dataRequests)).toBe(10)
	expect(await send({ broken: true })).toMatchObject({ state: 'refused', status: 503, values: { name: 'Ana' } })
})
