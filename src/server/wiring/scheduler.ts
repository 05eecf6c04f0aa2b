import type { Services } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { site } from '#config/site.ts'
import { type BatchResult, runBatch } from '#core/scheduler/run-batch.ts'
import type { SchedulerEnvironment } from '#core/scheduler/schedule.ts'
import { tickScheduler } from '#core/scheduler/tick-scheduler.ts'
import type { RunTools } from '#core/scheduler/work-on-run.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '../jobs.ts'

const RUN_SCHEDULER = 'run-scheduler'

type Tools = { config: Config; db: Db; log: Log; now: () => Date; write: RunTools['write'] }

export type Scheduler = {
	env: SchedulerEnvironment
	job: Job
	/** The batch form of generate-blog-content: runs now and waits for the end. */
	runBatch: (by: {
		actor?: { id: string; email: string } | undefined
		address?: string | undefined
	}) => Promise<BatchResult>
	/** Lets go of a run under way, so that the next start goes on with it at once. */
	stop: () => void
}

type Waking = { runNow: (name: string) => Promise<void>; log: Log }

/** What the scheduler's screen uses. */
export function schedulerServices({ env }: Scheduler, { runNow, log }: Waking): Services['scheduler'] {
	return {
		env,
		wake() {
			runNow(RUN_SCHEDULER).catch((error: unknown) => log.warn({ err: error }, 'the scheduler could not be woken'))
		},
	}
}

export function createScheduler({ config, db, log, now, write }: Tools): Scheduler {
	const stopping = new AbortController()
	const env = { enabled: config.SCHEDULER_ENABLED, cron: config.SCHEDULER_CRON, timeZone: config.SCHEDULER_TZ }
	const tools: RunTools = {
		db,
		write,
		clock: now,
		siteUrl: config.SITE_URL,
		siteName: site.name,
		onFault: (error, category) => log.error({ err: error, category }, 'an article of the scheduler failed'),
	}
	const { signal } = stopping
	return {
		env,
		// Someone who pressed 'Executar agora' looks on.
		job: {
			name: RUN_SCHEDULER,
			cron: '* * * * *',
			urgent: true,
			shared: true,
			run: () => tickScheduler(tools, { env, signal }),
		},
		runBatch: (by) => runBatch(tools, { ...by, signal }),
		stop: () => stopping.abort(),
	}
}
