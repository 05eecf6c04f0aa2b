import { expect, test } from 'vitest'
import { z } from 'zod'
import type { UserRole } from '#core/users/user-role.ts'
import { callFunction, defineFunction } from './define-function.ts'
import { eachTime } from './testing/each-time.ts'

const admin = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' as UserRole }
const ran: unknown[] = []
const told = { summary: 'Faz algo.', example: {} }
const functions = {
	'open-one': defineFunction({
		...told,
		payload: z.object({}),
		open: true,
		run: async () => ({ body: { success: true } }),
	}),
	'needs-url': defineFunction({
		...told,
		health: true,
		payload: z.strictObject({ url: z.url(), times: z.int().optional() }),
		async run(payload, { user }) {
			ran.push(payload)
			return { status: 202, body: { by: user!.id } }
		},
	}),
}

type Call = { as?: typeof admin | null; method?: string; body?: string; type?: string }

async function call(name: string, { as = admin, method = 'POST', body, type = 'application/json' }: Call = {}) {
	const request = new Request(`http://localhost/functions/v1/${name}`, {
		method,
		headers: { 'content-type': type },
		...(body !== undefined && { body }),
	})
	const auth = { userOf: async () => as }
	const response = await callFunction(functions, { name, request, auth, correlationId: 'abc', once: eachTime })
	return { status: response.status, headers: response.headers, json: (await response.json()) as object }
}

test.for(['needs-url', 'unknown', 'constructor', 'toString', ''])(
	'a stranger learns nothing of %j, nor does somebody without the role',
	async (name) => {
		expect(await call(name, { as: null })).toMatchObject({
			status: 401,
			json: { code: 'UNAUTHORIZED', correlationId: 'abc' },
		})
		expect(await call(name, { as: { ...admin, role: 'author' as UserRole } })).toMatchObject({
			status: 403,
			json: { code: 'FORBIDDEN', correlationId: 'abc' },
		})
	},
)

test('an admin calls what exists', async () => {
	expect(await call('needs-url', { body: '{"url":"https://exemplo.com.br"}' })).toMatchObject({
		status: 202,
		json: { by: 'ana', correlationId: 'abc' },
	})
	expect(ran.splice(0)).toEqual([{ url: 'https://exemplo.com.br' }])
	for (const name of ['unknown', 'constructor', '__proto__'])
		expect(await call(name)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND', correlationId: 'abc' } })
})

test('only what is open answers a stranger, and an empty body is an empty payload', async () => {
	expect(await call('open-one', { as: null })).toMatchObject({ status: 200, json: { success: true } })
})

test('a payload that does not fit is refused with what is wrong in it', async () => {
	const { status, json } = await call('needs-url', { body: '{"url":"x","times":1.5,"more":1}' })
	expect(status).toBe(400)
	expect(json).toMatchObject({ code: 'INVALID_PAYLOAD', correlationId: 'abc', error: expect.any(String) })
	const paths = (json as { issues: { path: string }[] }).issues.map(({ path }) => path)
	expect(paths).toEqual(expect.arrayContaining(['url', 'times']))
	expect(await call('needs-url', { body: '{"url":' })).toMatchObject({ status: 400, json: { code: 'INVALID_PAYLOAD' } })
	expect(await call('needs-url', { body: '['.repeat(65) })).toMatchObject({ status: 400 })
	expect(ran).toEqual([])
})

test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
	'%s is not read',
	async (type) => {
		const answer = await call('needs-url', { body: '{"url":"https://exemplo.com.br"}', type })
		expect(answer).toMatchObject({ status: 415, json: { correlationId: 'abc' } })
	},
)

test('whether a function is up is told to admins, by name and without acting', async () => {
	expect(await call('needs-url?health=1', { method: 'GET' })).toMatchObject({ status: 405 })
	const request = new Request('http://localhost/functions/v1/needs-url?health=1')
	const ask = (name: string, user: typeof admin | null) =>
		callFunction(functions, { name, request, auth: { userOf: async () => user }, correlationId: 'abc', once: eachTime })
	expect(await (await ask('needs-url', admin)).json()).toEqual({
		status: 'healthy',
		correlationId: 'abc',
	})
	expect((await ask('needs-url', null)).status).toBe(401)
	expect((await ask('open-one', admin)).status).toBe(405)
	expect(ran).toEqual([])
})

test.for(['GET', 'HEAD', 'PUT', 'DELETE'])('%s never acts', async (method) => {
	const request = new Request('http://localhost/functions/v1/open-one', { method })
	const auth = { userOf: async () => admin }
	const response = await callFunction(functions, {
		name: 'open-one',
		request,
		auth,
		correlationId: 'abc',
		once: eachTime,
	})
	expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
	expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a request with a key is handed on as its sender’s, and what was asked before is told apart', async () => {
	const asked: { key: string; fingerprint: string }[] = []
	const reasons = ['under-way', 'other-request'] as const
	const send = async (key: string, body: string, reason?: (typeof reasons)[number]) => {
		const request = new Request('http://localhost/functions/v1/needs-url', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'idempotency-key': key },
			body,
		})
		const response = await callFunction(functions, {
			name: 'needs-url',
			request,
			auth: { userOf: async () => admin },
			correlationId: 'abc',
			once: async (one) => {
				asked.push(one)
				return reason ? { ok: false, reason } : { ok: true, answer: await one.answer() }
			},
		})
		return { status: response.status, body: (await response.json()) as { code?: string } }
	}
	expect(await send('k', '{"url":"https://a.example"}')).toMatchObject({ status: 202 })
	await send('k', '{"url":"https://a.example"}')
	await send('k', '{"url":"https://b.example"}')
	expect(asked.map(({ key }) => key)).toEqual([`${admin.id}:k`, `${admin.id}:k`, `${admin.id}:k`])
	expect(asked[0]!.fingerprint).toBe(asked[1]!.fingerprint)
	expect(asked[0]!.fingerprint).not.toBe(asked[2]!.fingerprint)
	for (const reason of reasons)
		expect(await send('k', '{"url":"https://a.example"}', reason)).toMatchObject({ status: 409 })
	expect(await send('x'.repeat(256), '{"url":"https://a.example"}')).toMatchObject({
		status: 400,
		body: { code: 'INVALID_PAYLOAD' },
	})
})
