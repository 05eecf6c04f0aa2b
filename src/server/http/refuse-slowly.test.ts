import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSlowRefusal } from './refuse-slowly.ts'
import { commonHeaders, DATA_POLICY } from './security-headers.ts'

const headers = commonHeaders('https://exemplo.com.br')

/** A server that does nothing but refuse. */
async function refusing(refuse: (response: ServerResponse) => void): Promise<string> {
	const server = createServer((_, response) => refuse(response))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('who asks for too much is told so, and when to come back', async () => {
	const answer = await fetch(await refusing(createSlowRefusal({ headers, heldMs: 1 })))
	expect(answer.status).toBe(429)
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'retry-after': '10',
		'cache-control': 'no-store',
		'content-type': 'text/plain; charset=utf-8',
		'content-security-policy': DATA_POLICY,
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'x-correlation-id': expect.stringMatching(/.+/),
	})
	expect(await answer.text()).toContain('Aguarde alguns segundos')
})

test('only so many are held; the next is answered at once and cut off, and one that leaves makes room', async () => {
	const refuse = createSlowRefusal({ headers, heldMs: 600_000, mostHeld: 1 })
	const asked: { response: ServerResponse; answered: boolean }[] = []
	let arrived = Promise.withResolvers<void>()
	const url = await refusing((response) => {
		refuse(response)
		asked.push({ response, answered: response.writableEnded })
		arrived.resolve()
	})

	const first = request(url).on('error', () => {})
	first.end()
	await arrived.promise
	expect((await fetch(url)).headers.get('connection')).toBe('close')
	const left = new Promise((resolve) => asked[0]!.response.once('close', resolve))
	first.destroy()
	await left
	arrived = Promise.withResolvers()
	const third = request(url).on('error', () => {})
	third.end()
	await arrived.promise
	expect(asked.map(({ answered }) => answered)).toEqual([false, true, false])
})
