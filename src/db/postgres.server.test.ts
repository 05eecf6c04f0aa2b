import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openJobs } from '#server/boot/jobs.ts'
import { startPostgres } from '#tests/postgres.ts'
import { startProxy } from '#tests/tcp-proxy.ts'
import { openPostgres } from './postgres.server.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
const silent = { debug() {}, info() {}, warn() {}, error() {} }

beforeAll(async () => {
	postgres = await startPostgres()
	await (await openPostgres({ url: postgres.url, onFault: () => {} })).close()
})

afterAll(() => postgres.stop())

async function throughADoor() {
	const proxy = await startProxy(Number(new URL(postgres.url).port))
	onTestFinished(() => proxy.close())
	return { proxy, url: postgres.url.replace(/:\d+\//, `:${proxy.port}/`) }
}

test('the server ends what takes too long, of pages and of jobs', async () => {
	const database = await openPostgres({ url: postgres.url, onFault: () => {} })
	onTestFinished(database.close)
	const asked = `select current_setting('application_name') as name, current_setting('statement_timeout') as statement,
		current_setting('idle_in_transaction_session_timeout') as idle`
	const limits = { statement: '30s', idle: '1min' }
	expect(await database.db.execute(sql.raw(asked))).toMatchObject({ rows: [{ name: 'farol', ...limits }] })
	const jobs = await database.jobs.db!.executeSql(asked)
	expect(jobs).toMatchObject({ rows: [{ name: 'farol-jobs', ...limits }] })
})

test('after a time in which the server hung, jobs run again', async () => {
	const { proxy, url } = await throughADoor()
	const faults: unknown[] = []
	const database = await openPostgres({ url, onFault: (error) => faults.push(error) })
	onTestFinished(database.close)
	let runs = 0
	const job = { name: 'test-hung', cron: '0 0 1 1 *', urgent: true, run: async () => void (runs += 1) }
	const jobs = await openJobs({ database, log: silent, jobs: [job] })
	onTestFinished(() => jobs.stop())
	await jobs.begin()
	await jobs.runNow(job.name)
	await expect.poll(() => runs).toBe(1)

	proxy.hang()
	await expect.poll(() => faults).not.toEqual([])
	proxy.reopen()
	await expect
		.poll(() =>
			jobs.runNow(job.name).then(
				() => 'asked',
				() => 'refused',
			),
		)
		.toBe('asked')
	await expect.poll(() => runs).toBeGreaterThan(1)
})

test('an instance that was cut off while it migrated does not hold up the next', async () => {
	const { proxy, url } = await throughADoor()
	const admin = new pg.Client({ connectionString: postgres.url })
	await admin.connect()
	onTestFinished(() => admin.end())
	await admin.query('begin')
	await admin.query('lock table drizzle.__drizzle_migrations in access exclusive mode')
	const cutOff = openPostgres({ url, onFault: () => {}, migrateIdleMs: 5_000 }).then(
		() => 'opened',
		() => 'failed',
	)
	const hasItsTurn = async () => {
		const { rowCount } = await admin.query(
			`select from pg_locks where locktype = 'relation' and relation = 'drizzle.__drizzle_migrations'::regclass and not granted`,
		)
		return rowCount
	}
	await expect.poll(hasItsTurn).toBe(1)
	proxy.hang()
	await admin.query('commit')
	const next = await openPostgres({ url: postgres.url, onFault: () => {} })
	await next.close()
	await proxy.close()
	expect(await cutOff).toBe('failed')
})
