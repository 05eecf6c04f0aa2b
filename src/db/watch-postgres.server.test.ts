import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#tests/postgres.ts'
import { startProxy } from '#tests/tcp-proxy.ts'
import { watchPostgres } from './watch-postgres.server.ts'

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

/** The connection over which it has asked. */
async function asked(): Promise<number | undefined> {
	const { rows } = await admin.query<{ pid: number }>(
		`select pid from pg_stat_activity where application_name = 'farol-watch' and query = 'select 1'`,
	)
	return rows[0]?.pid
}

/** Behind a door that can be shut. What it tells is noted in its order. */
async function watchThroughADoor({ answerMs = 20_000 } = {}) {
	const proxy = await startProxy(Number(new URL(postgres.url).port))
	onTestFinished(() => proxy.close())
	// That of the test before has to be gone.
	await expect.poll(asked).toBeUndefined()
	const told: string[] = []
	const watch = watchPostgres({
		url: postgres.url.replace(/:\d+\//, `:${proxy.port}/`),
		onLost: () => told.push('lost'),
		onBack: () => told.push('back'),
		onStale: () => told.push('stale'),
		everyMs: 20,
		answerMs,
	})
	onTestFinished(() => watch.close())
	await expect.poll(asked).toBeDefined()
	return { proxy, told }
}

test('a server that goes and comes is told once each', async () => {
	const { proxy, told } = await watchThroughADoor()
	proxy.shut()
	await expect.poll(() => told).toEqual(['lost'])
	proxy.reopen()
	await expect.poll(() => told).toEqual(['lost', 'back'])
})

test('a connection that broke while the server answers is no outage', async () => {
	const { proxy, told } = await watchThroughADoor()
	const before = await asked()
	proxy.cut()
	await expect.poll(asked).not.toBe(before)
	await expect.poll(asked).toBeDefined()
	expect(told).toEqual([])
})

test('connections that fell asleep are told as such, and the server as there', async () => {
	const { proxy, told } = await watchThroughADoor({ answerMs: 1_000 })
	proxy.freeze()
	await expect.poll(() => told).toEqual(['stale'])
})
