import { data, RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { correlationId, type Services, services } from './services.ts'

function context() {
	const logged: object[] = []
	const log = { debug() {}, info() {}, warn() {}, error: (fields: object) => logged.push(fields) }
	const provider = new RouterContextProvider()
	provider.set(services, { log } as unknown as Services)
	provider.set(correlationId, 'abc-1')
	return { provider, logged }
}

test('a failed read becomes a 503 that names its line in the log, and not its cause', async () => {
	const { provider, logged } = context()
	const failing = readPage(provider, () => Promise.reject(new Error('connection refused')))
	await expect(failing).rejects.toMatchObject({ init: { status: 503 }, data: { correlationId: 'abc-1' } })
	expect(logged).toMatchObject([{ correlationId: 'abc-1' }])
})

test('what a page says on purpose is no failure', async () => {
	const { provider, logged } = context()
	const missing = readPage(provider, async () => {
		throw data(null, { status: 404 })
	})
	await expect(missing).rejects.toMatchObject({ init: { status: 404 } })
	const moved = readPage(provider, async () => {
		throw redirect('/blog')
	})
	await expect(moved).rejects.toMatchObject({ status: 302 })
	expect(logged).toEqual([])
})
