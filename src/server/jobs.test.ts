import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { testDb, testJobs } from '#tests/db.ts'
import { type Job, startJobs } from './jobs.ts'

testDb()

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

async function start(...jobs: Job[]) {
	const database = { jobs: await testJobs() } as Database
	const running = await startJobs({ database, log: silent, jobs })
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
	const running = await startJobs({
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
	await ran
	await running.stop()
	expect(runs).toBe(1)
})

test('starting again keeps the schedule as it is', async () => {
	const job: Job = { name: 'test-again', cron: '0 0 1 1 *', run: async () => {} }
	await (await start(job)).stop()
	await expect(start(job)).resolves.toBeDefined()
})
