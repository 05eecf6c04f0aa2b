import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#tests/postgres.ts'
import { startProxy } from '#tests/tcp-proxy.ts'
import { listenOnPostgres } from './postgres-listener.server.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let admin: pg.Client

beforeAll(async () => {
	postgres = await startPostgres()
	admin = new pg.Client({ connectionString: postgres.url })
	await admin.connect()
})

afterAll(async () => {
	await admin.end()
	await postgres.stop()
})

async function listeners(): Promise<number> {
	const { rows } = await admin.query<{ count: number }>(
		`select count(*)::int as count from pg_stat_activity where application_name = 'farol-listen'`,
	)
	return rows[0]!.count
}

/** Behind a door that can be shut. What was heard, and gaps, are noted in their order. */
async function listenThroughADoor({ patienceMs = 20_000 } = {}) {
	const proxy = await startProxy(Number(new URL(postgres.url).port))
	onTestFinished(() => proxy.close())
	const heard: string[] = []
	const faults: unknown[] = []
	const listening = await listenOnPostgres({
		url: postgres.url.replace(/:\d+\//, `:${proxy.port}/`),
		channel: 'news',
		onMessage: (payload) => heard.push(payload),
		onGap: () => heard.push('gap'),
		onFault: (error) => faults.push(error),
		retryMs: 20,
		beatMs: 20,
		patienceMs,
	})
	onTestFinished(() => listening.close())
	return { proxy, heard, faults, listening }
}

const tell = (news: string) => admin.query(`select pg_notify('news', $1)`, [news])

test('after a break one listener is there again, and the gap is told before anything else', async () => {
	const { proxy, heard, listening } = await listenThroughADoor()
	await tell('before')
	await expect.poll(() => heard).toEqual(['before'])
	proxy.shut()
	await expect.poll(listeners).toBe(0)
	await tell('missed')
	proxy.reopen()
	await expect.poll(() => heard).toEqual(['before', 'gap'])
	await tell('after')
	await expect.poll(() => heard).toEqual(['before', 'gap', 'after'])
	expect(await listeners()).toBe(1)
	await listening.close()
	await expect.poll(listeners).toBe(0)
})

test('a connection on which listening fails is ended, and only one listener is ever there', async () => {
	const { proxy, heard, faults } = await listenThroughADoor()
	proxy.refuse(/listen "news"/)
	proxy.cut()
	const failures = () => faults.filter((error) => /refused by the door/.test(String(error))).length
	await expect.poll(failures).toBeGreaterThan(2)
	proxy.refuse(undefined)
	await expect.poll(() => heard).toEqual(['gap'])
	await expect.poll(listeners).toBe(1)
	await tell('once')
	await expect.poll(() => heard).toEqual(['gap', 'once'])
})

test('a connection that the network swallowed is given up, and the gap is told', async () => {
	const { proxy, heard } = await listenThroughADoor({ patienceMs: 3_000 })
	proxy.freeze()
	await tell('lost')
	await expect.poll(() => heard).toEqual(['gap'])
	await tell('after')
	await expect.poll(() => heard).toEqual(['gap', 'after'])
})
