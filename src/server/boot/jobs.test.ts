import { type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { testDb, testJobs } from '#tests/db.ts'
import { type Job, openJobs } from './jobs.ts'

/** What a busy machine may take. */
const PATIENCE = { timeout: 180_000 }

const db = testDb()

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

async function start(...jobs: Job[]) {
	const database = { jobs: await testJobs() } as Database
	const running = await openJobs({ database, log: silent, jobs })
	await running.begin()
	onTestFinished(() => running.stop())
	return running
}

test('a job runs in this process when it is asked for', async () => {
	let resolve!: (value: string) => void
	const done = new Promise<string>((settle) => (resolve = settle))
	const running = await start({ name: 'test-once', cron: '0 0 1 1 *', urgent: true, run: async () => resolve('ran') })
	await running.runNow('test-once')
	expect(await done).toBe('ran')
})

test('jobs asked for while one waits are one job', async () => {
	const database = { jobs: await testJobs() } as Database
	let runs = 0
	let started!: () => void
	const ran = new Promise<void>((settle) => (started = settle))
	const running = await openJobs({
		database,
		log: silent,
		jobs: [
			{
				name: 'test-short',
				cron: '0 0 1 1 *',
				urgent: true,
				async run() {
					runs += 1
					started()
				},
			},
		],
	})
	await Promise.all([1, 2, 3, 4].map(() => running.runNow('test-short')))
	await running.begin()
	await ran
	await running.stop()
	expect(runs).toBe(1)
})

async function query(text: SQL) {
	return (await db.execute(text)) as { rows: Record<string, unknown>[] }
}

test('starting again changes what the job asks for anew, and nothing else', async () => {
	const job: Job = { name: 'test-again', cron: '0 0 1 1 *', run: async () => {} }
	const kept = async () => {
		const { rows } = await query(sql`select cron, timezone, retry_limit, q.updated_on as queue, s.updated_on as clock
			from jobs.queue q join jobs.schedule s on s.name = q.name where q.name = 'test-again'`)
		return rows[0]!
	}
	await (await start(job)).stop()
	const before = await kept()
	expect(before).toMatchObject({ cron: '0 0 1 1 *', timezone: 'America/Sao_Paulo', retry_limit: 3 })
	await (await start(job)).stop()
	expect(await kept()).toEqual(before)

	await query(sql`update jobs.queue set retry_limit = 9 where name = 'test-again'`)
	await start({ ...job, cron: '0 0 2 1 *' })
	expect(await kept()).toMatchObject({ cron: '0 0 2 1 *', retry_limit: 3 })
})

/** A job that says when it began and ends when it is told to. */
function aSlowJob(name: string, more: Partial<Job> = {}) {
	const begun: string[] = []
	const end = Promise.withResolvers<void>()
	const on = (instance: string): Job => ({
		name,
		cron: '0 0 1 1 *',
		urgent: true,
		...more,
		async run() {
			begun.push(instance)
			await end.promise
		},
	})
	onTestFinished(() => end.resolve())
	return { begun, end: end.resolve, on }
}

test('a job that is slow on one instance is not begun on another; what was asked meanwhile comes after it', async () => {
	const slow = aSlowJob('test-alone')
	const probe = aSlowJob('test-alone-probe', { shared: true })
	const first = await start(slow.on('first'))
	await first.runNow('test-alone')
	await vi.waitFor(() => expect(slow.begun).toEqual(['first']), PATIENCE)
	const second = await start(slow.on('second'), probe.on('second'))
	await second.runNow('test-alone')
	// Whatever the second instance would have begun, it has had its turn when this was taken.
	await second.runNow('test-alone-probe')
	await vi.waitFor(() => expect(probe.begun).toHaveLength(1), PATIENCE)
	expect(slow.begun).toEqual(['first'])
	slow.end()
	await vi.waitFor(() => expect(slow.begun).toHaveLength(2), PATIENCE)
	probe.end()
})

test('a job that claims its work is begun on several instances', async () => {
	const slow = aSlowJob('test-shared', { shared: true })
	const first = await start(slow.on('first'))
	await first.runNow('test-shared')
	await vi.waitFor(() => expect(slow.begun).toEqual(['first']), PATIENCE)
	const second = await start(slow.on('second'))
	await second.runNow('test-shared')
	await vi.waitFor(() => expect(slow.begun).toEqual(['first', 'second']), PATIENCE)
	slow.end()
})

test('a queue of an older kind becomes what the job asks for, and none gives a slow job up', async () => {
	const job = aSlowJob('test-older', { shared: true })
	await (await start(job.on('old'))).stop()
	await start({ ...job.on('new'), shared: false })
	const { rows } = await query(
		sql`select policy, heartbeat_seconds, expire_seconds from jobs.queue where name = 'test-older'`,
	)
	expect(rows).toEqual([{ policy: 'stately', heartbeat_seconds: 60, expire_seconds: 86_400 }])
	expect((await query(sql`select cron from jobs.schedule where name = 'test-older'`)).rows).toHaveLength(1)
})

test('the queue of a job that is gone goes', async () => {
	await start({ name: 'test-stays', cron: '0 0 1 1 *', run: async () => {} })
	const gone = 'forget-old-leads'
	await query(sql`select jobs.create_queue(${gone}, '{"policy":"short"}'::jsonb)`)
	await start({ name: 'test-stays', cron: '0 0 1 1 *', run: async () => {} })
	expect((await query(sql`select name from jobs.queue where name = ${gone}`)).rows).toEqual([])
})

test('what a failed query was given is not kept by the queue', async () => {
	const failed = Promise.withResolvers<void>()
	const running = await start({
		name: 'test-fails',
		cron: '0 0 1 1 *',
		urgent: true,
		async run() {
			failed.resolve()
			throw new Error('Failed query: insert into leads; params: segredo-da-ana')
		},
	})
	await running.runNow('test-fails')
	await failed.promise
	const kept = () => query(sql`select output::text from jobs.job where name = 'test-fails' and output is not null`)
	await vi.waitFor(async () => expect((await kept()).rows).toHaveLength(1), PATIENCE)
	expect(JSON.stringify((await kept()).rows)).not.toContain('segredo')
})

test('what a clock far ahead left in the queue does not wait for its day', async () => {
	const database = { jobs: await testJobs() } as Database
	const ran = Promise.withResolvers<void>()
	const job = { name: 'test-ahead', cron: '0 0 1 1 *', urgent: true, run: async () => ran.resolve() }
	const running = await openJobs({ database, log: silent, jobs: [job, { ...job, name: 'test-ahead-dead' }] })
	onTestFinished(() => running.stop())
	await running.runNow('test-ahead')
	await query(sql`update jobs.job set start_after = now() + interval '1 year' where name = 'test-ahead'`)
	await query(sql`insert into jobs.job (name, state, started_on, heartbeat_on, heartbeat_seconds)
		values ('test-ahead-dead', 'active', now() + interval '1 year', now() + interval '1 year', 60)`)
	await query(sql`update jobs.version set cron_on = now() + interval '1 year'`)
	await query(sql`update jobs.queue set monitor_claim_on = now() + interval '1 year' where name = 'test-ahead'`)
	await running.begin()
	const { rows } = await query(sql`select
		exists (select from jobs.version where cron_on > now()) as clock,
		exists (select from jobs.queue where monitor_claim_on > now()) as watch,
		exists (select from jobs.job where heartbeat_on > now()) as dead,
		exists (select from jobs.job where name = 'test-ahead' and start_after > now()) as waiting`)
	expect(rows).toEqual([{ clock: false, watch: false, dead: false, waiting: false }])
	await ran.promise
})
