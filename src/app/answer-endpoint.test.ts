import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answering } from './answer-endpoint.ts'
import type { Endpoint } from './endpoints.ts'
import { correlationId, type Services, services } from './services.ts'

const endpoint: Endpoint<{ text: string }, { ok: true; length: number }> = { path: '/admin/api/x' }
const schema = z.object({ text: z.string('Informe o texto').trim() })
const action = answering(endpoint, schema, ({ text }) => ({ ok: true as const, length: text.length }))

function send(body: string): Promise<Response> {
	const context = new RouterContextProvider()
	context.set(services, {} as Services)
	context.set(correlationId, 'a1-7')
	const request = new Request('https://farol.example/admin/api/x', { method: 'POST', body })
	return action({ request, context })
}

test('what is sent arrives as the schema makes it, and the answer is kept nowhere', async () => {
	const response = await send('{"text":" a "}')
	expect(response.headers.get('cache-control')).toBe('no-store')
	expect(await response.json()).toEqual({ ok: true, length: 1 })
})

test.for([
	['{}', 'Informe o texto'],
	['{"text":7}', 'Informe o texto'],
	['', 'O corpo não é JSON.'],
	['{', 'O corpo não é JSON.'],
	['{"text":"\\u0000"}', 'O texto tem um caractere nulo.'],
	['['.repeat(100), 'O JSON tem níveis demais.'],
])('%s is refused, with the reason', async ([body, message]) => {
	const refusal = await send(body!)
	expect(refusal.status).toBe(400)
	expect(await refusal.json()).toMatchObject({ code: 'INVALID_PAYLOAD', issues: [{ message }] })
})
