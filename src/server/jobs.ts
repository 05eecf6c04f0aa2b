import { PgBoss } from 'pg-boss'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'

/** Work that runs apart from any request, by the clock. Run twice, it must do no more than once. */
export type Job = {
	name: string
	/** Five cron fields, in the time zone of Brasília. */
	cron: string
	/** Someone may be waiting for it after `runNow`, so its queue is looked at often. */
	urgent?: boolean
	run: () => Promise<void>
}

/** Looking costs the embedded database a little each time, and nobody waits for what the clock starts. */
const POLL_SECONDS = { urgent: 2, other: 20 }

export type Jobs = { stop(): Promise<void>; runNow(name: string): Promise<void> }

type StartJobs = { database: Database; log: Log; jobs: Job[] }

/** Starts the queue in this process. Over all instances on one database, each due job runs once. */
export async function startJobs({ database, log, jobs }: StartJobs): Promise<Jobs> {
	const boss = new PgBoss({ ...database.jobs, schema: 'jobs' })
	boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'))
	await boss.start()
	for (const { name, cron, urgent = false, run } of jobs) {
		// 'short' keeps one job waiting at most: ticks that pile up while one runs are one tick.
		await boss.createQueue(name, { policy: 'short', retryLimit: 3, retryDelay: 60, retryBackoff: true })
		const pollingIntervalSeconds = urgent ? POLL_SECONDS.urgent : POLL_SECONDS.other
		await boss.work(name, { pollingIntervalSeconds }, async () => {
			const started = performance.now()
			await run()
			log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done')
		})
		await boss.schedule(name, cron, null, { tz: 'America/Sao_Paulo' })
	}
	return {
		stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
		async runNow(name) {
			await boss.send(name, {})
		},
	}
}
