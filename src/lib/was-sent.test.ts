import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { wasSent } from './was-sent.ts'

function failing(url: string): Promise<unknown> {
	return fetch(url, { method: 'POST', body: 'x' }).then(
		(response) => response.text(),
		(error: unknown) => error,
	)
}

/** Nobody listens there any more. */
async function closedPort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	await new Promise((resolve) => server.close(resolve))
	return port
}

test('where nobody listens, nobody heard it; also where somebody wraps the fault', async () => {
	const refused = await failing(`http://127.0.0.1:${await closedPort()}/`)
	expect(wasSent(refused)).toBe(false)
	expect(wasSent(new Error('the call failed', { cause: refused }))).toBe(false)
})

test('a connection that breaks after the question may have been heard', async () => {
	const server = createServer((request) => request.on('data', () => request.socket.destroy()))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	expect(wasSent(await failing(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))).toBe(true)
	server.close()
})
