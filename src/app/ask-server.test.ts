import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askServer, isLost, wordsFor } from './ask-server.ts'

type Said = { status?: number; headers?: Record<string, string>; body?: string }

/** A server that answers one question after another; the last answer stays. */
async function serverThat(...answers: (Said | 'hangs up')[]) {
	const asked: { method: string | undefined; body: string }[] = []
	const url = await listen((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => (body += chunk.toString()))
		request.on('end', () => {
			asked.push({ method: request.method, body })
			const answer = answers.length > 1 ? answers.shift()! : answers[0]!
			if (answer === 'hangs up') return request.socket.destroy()
			response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
			response.end(answer.body ?? '{}')
		})
	})
	return { endpoint: { path: url }, asked }
}

async function listen(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('without an input it reads, with one it sends JSON, from which NUL characters are left out', async () => {
	const { endpoint, asked } = await serverThat({ body: '{"ok":true,"score":80}' })
	expect(await askServer<undefined, unknown>(endpoint)).toEqual({ ok: true, score: 80 })
	await askServer<object, unknown>(endpoint, { text: 'a\0b' })
	expect(asked).toEqual([
		{ method: 'GET', body: '' },
		{ method: 'POST', body: '{"text":"ab"}' },
	])
})

const correlationId = 'a1-7'
test.for([
	[{ status: 401 }, { reason: 'signed-out' }],
	[
		{ status: 403, body: '{"error":"Seu papel não permite gerar."}' },
		{ reason: 'refused', message: 'Seu papel não permite gerar.' },
	],
	[{ status: 413 }, { reason: 'too-large' }],
	[
		{ status: 400, body: '{"error":"x","issues":[{"message":"Conteúdo necessário"}]}' },
		{ reason: 'refused', message: 'Conteúdo necessário' },
	],
	[
		{ status: 409, body: '{"error":"Já existe."}' },
		{ reason: 'refused', message: 'Já existe.' },
	],
	[{ status: 400, body: 'null' }, { reason: 'fault' }],
	[
		{ status: 429, headers: { 'retry-after': '5' } },
		{ reason: 'rate-limited', retryAfterSeconds: 5 },
	],
	[{ status: 429 }, { reason: 'rate-limited', retryAfterSeconds: 60 }],
	[
		{ status: 500, headers: { 'x-correlation-id': correlationId } },
		{ reason: 'fault', correlationId },
	],
	[{ status: 502, headers: { 'content-type': 'text/html' }, body: '<html>' }, { reason: 'fault' }],
	[{ headers: { 'content-type': 'text/html' }, body: '<html>' }, { reason: 'fault' }],
	['hangs up', { reason: 'offline' }],
] as const)('%j is told as %j', async ([said, told]) => {
	const { endpoint } = await serverThat(said)
	expect(await askServer<object, unknown>(endpoint, {})).toEqual({ ok: false, ...told })
})

test('what is larger than the server takes is not sent', async () => {
	const { endpoint, asked } = await serverThat({})
	expect(await askServer<object, unknown>(endpoint, { text: 'ã'.repeat(600_000) })).toEqual({
		ok: false,
		reason: 'too-large',
	})
	expect(asked).toEqual([])
})

test('who calls it off is not told of a lost connection', async () => {
	const leaving = new AbortController()
	const url = await listen(() => leaving.abort())
	const answer = await askServer<undefined, unknown>({ path: url }, undefined, { signal: leaving.signal })
	expect(answer).toEqual({ ok: false, reason: 'cancelled' })
})

test('what the network spoils is tried three more times, waiting twice as long each time', async () => {
	const { endpoint, asked } = await serverThat('hangs up')
	const waits: number[] = []
	const answer = await askServer<object, unknown>(
		endpoint,
		{},
		{ retries: 3, sleep: async (ms) => void waits.push(ms) },
	)
	expect(answer).toEqual({ ok: false, reason: 'offline' })
	expect(asked).toHaveLength(4)
	expect(waits).toEqual([1000, 2000, 4000])
})

test('a server that recovers is heard', async () => {
	const { endpoint, asked } = await serverThat({ status: 502 }, { body: '{"score":80}' })
	expect(await askServer<object, unknown>(endpoint, {}, { retries: 3, sleep: async () => {} })).toEqual({ score: 80 })
	expect(asked).toHaveLength(2)
})

test('a refusal is an answer, and is not asked for again', async () => {
	const { endpoint, asked } = await serverThat({ status: 400, body: '{"error":"Não."}' })
	await askServer<object, unknown>(endpoint, {}, { retries: 3 })
	expect(asked).toHaveLength(1)
})

test('a session that is gone is an answer like any other', async () => {
	const { endpoint } = await serverThat({ body: 'null' })
	const answer = await askServer<undefined, object | null>(endpoint)
	expect(answer).toBeNull()
	expect(isLost(answer)).toBe(false)
})

test('each failure has its words', () => {
	const told = (failure: Parameters<typeof wordsFor>[0]) => wordsFor(failure)
	expect(told({ ok: false, reason: 'fault', correlationId })).toBe('Algo deu errado. Tente novamente.')
	expect(told({ ok: false, reason: 'fault', correlationId: undefined })).toBe('O servidor não respondeu como esperado.')
	expect(told({ ok: false, reason: 'rate-limited', retryAfterSeconds: 60 })).toBe(
		'Muitos envios seguidos. Aguarde um minuto.',
	)
	expect(told({ ok: false, reason: 'rate-limited', retryAfterSeconds: 5 })).toBe('Muitos envios seguidos. Aguarde 5 s.')
})
