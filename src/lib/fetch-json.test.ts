import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fetchJson } from './fetch-json.ts'

const schema = z.object({ name: z.string() })
const server = createServer((request, response) => {
	const answers: Record<string, () => void> = {
		'/good': () => response.end('{"name":"farol","more":1}'),
		'/other': () => response.end('{"nome":"farol"}'),
		'/text': () => response.end('<html>'),
		'/busy': () => response.writeHead(429, { 'retry-after': '7' }).end('slow down'),
		'/no': () => response.writeHead(403).end(`{"error":"${'x'.repeat(900)}"}`),
		'/endless': () => response.writeHead(500).end('x'.repeat(70_000)),
		'/cut': () => response.writeHead(200, { 'content-length': '99' }).end('{"na') && request.socket.destroy(),
		'/silent': () => {},
		'/flood': () => response.end(`{"name":"${'x'.repeat(17 * 1024 * 1024)}"}`),
	}
	answers[request.url!]!()
})
let base: string

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

function get(path: string, timeoutMs = 5_000) {
	return fetchJson(base + path, { schema, timeoutMs })
}

test('an answer of the expected shape is given as that shape', async () => {
	expect(await get('/good')).toEqual({ ok: true, value: { name: 'farol' } })
})

test.for(['/other', '/text', '/flood'])('%s is malformed', async (path) => {
	expect(await get(path)).toMatchObject({ ok: false, reason: 'malformed' })
})

test('being asked to wait is told apart, with how long', async () => {
	expect(await get('/busy')).toMatchObject({ ok: false, reason: 'rate-limited', status: 429, retryAfter: 7 })
})

test('a refusal carries its status and a part of what was said', async () => {
	const answer = await get('/no')
	expect(answer).toMatchObject({ ok: false, reason: 'rejected', status: 403 })
	expect((answer as { detail: string }).detail.length).toBe(500)
})

test('what a refusal says in JSON is given whole, and one without an end is not held', async () => {
	expect(await get('/no')).toMatchObject({ refusal: { error: 'x'.repeat(900) } })
	expect(await get('/busy')).not.toHaveProperty('refusal')
	expect(await get('/endless')).toEqual({
		ok: false,
		reason: 'rejected',
		status: 500,
		detail: 'resposta grande demais',
	})
})

test('nothing hangs and nothing throws', async () => {
	expect(await get('/silent', 50)).toEqual({ ok: false, reason: 'timeout' })
	expect(await get('/cut')).toMatchObject({ ok: false })
	expect(await fetchJson('http://127.0.0.1:1/', { schema, timeoutMs: 1_000 })).toEqual({
		ok: false,
		reason: 'unreachable',
	})
	const signal = AbortSignal.abort()
	expect(await fetchJson(`${base}/good`, { schema, timeoutMs: 1_000, signal })).toEqual({
		ok: false,
		reason: 'unreachable',
	})
})
