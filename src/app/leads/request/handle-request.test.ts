import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { aRequest } from '#core/leads/testing/a-request.ts'
import { testDb } from '#tests/db.ts'
import { handleRequest } from './handle-request.server.ts'
import { openRequest } from './open-request.server.ts'

const db = testDb()
const available = {
	db,
	now: () => new Date('2026-11-16T12:00:00Z'),
	siteUrl: 'https://x.example',
	leadsTo: 'corretor@exemplo.com.br',
	identity: { current: () => ({ version: 0, identity: freshIdentity, pictures: {} }) },
	sign: (text: string) => text,
	mailQueued() {},
	mailConfigured: false,
} as unknown as Services

function sent(fields: Record<string, string>, address = '203.0.113.9') {
	const headers = { [CLIENT_ADDRESS]: address }
	return new Request('https://x.example/pedido/x', { method: 'POST', body: new URLSearchParams(fields), headers })
}

async function change(token: string, fields: Record<string, string>) {
	const context = new RouterContextProvider()
	context.set(services, available)
	context.set(correlationId, 'c-1')
	const request = sent(fields)
	return handleRequest({ request, params: { token }, context, url: new URL(request.url) } as never)
}

test('wrong addresses are nothing, and who tries many gets no answer even to a right one', async () => {
	const { token } = await aRequest(db)
	const statusOf = async (tried: string, address?: string) => {
		try {
			await openRequest(sent({}, address), tried, available)
			return 200
		} catch (refusal) {
			return (refusal as { init: { status: number } }).init.status
		}
	}
	const tries = []
	for (let index = 0; index < 12; index++) tries.push(await statusOf('0'.repeat(40)))
	expect(tries).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
	expect(await statusOf(token)).toBe(429)
	expect(await statusOf(token, '198.51.100.1')).toBe(200)
})

test('a telephone is checked and kept; what was typed comes back where it is wrong', async () => {
	const { token } = await aRequest(db)
	expect(await change(token, { intent: 'phone', phone: 'abc' })).toMatchObject({
		data: { ok: false, message: 'Confira o telefone, com DDD.', value: 'abc' },
		init: { status: 400 },
	})
	expect(await change(token, { intent: 'phone', phone: '' })).toMatchObject({ init: { status: 400 } })
	expect(await change(token, { intent: 'phone', phone: '(51) 99999-1234' })).toMatchObject({ data: { ok: true } })
})

test('without a mail server nobody is told that a mail is on its way', async () => {
	const { token } = await aRequest(db)
	const answer = await change(token, { intent: 'email', email: 'ana@exemplo.com.br' })
	expect(answer.data).toMatchObject({ ok: true, message: 'E-mail guardado.' })
})

test('what the form does not know is refused', async () => {
	const { token } = await aRequest(db)
	await expect(change(token, { intent: 'status', status: 'won' })).rejects.toMatchObject({ init: { status: 400 } })
})
