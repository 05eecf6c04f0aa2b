import type { Services } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { advanceSchedulerRun } from '#core/generation/scheduler/advance-scheduler-run.ts'
import { type BatchResult, runBatch } from '#core/generation/scheduler/run-batch.ts'
import type { SchedulerEnvironment } from '#core/generation/scheduler/schedule.ts'
import type { SchedulerServices } from '#core/generation/scheduler/scheduler-services.ts'
import { tickScheduler } from '#core/generation/scheduler/tick-scheduler.ts'
import type { Db } from '#db/client.server.ts'
import { coalesce } from '#lib/coalesce.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '#server/boot/jobs.ts'

const RUN_SCHEDULER = 'run-scheduler'

type Tools = { config: Config; db: Db; log: Log; now: () => Date; wakePipeline: () => void }

export type Scheduler = {
	env: SchedulerEnvironment
	job: Job
	/** A run of the pipeline changed: it may be the one that the scheduler's run waits for. */
	changed: () => void
	/** The batch form of generate-blog-content: runs now and waits for the end. */
	runBatch: (by: {
		actor?: { id: string; email: string } | undefined
		address?: string | undefined
	}) => Promise<BatchResult>
	/** Ends the waiting of whoever asked for a batch. The run goes on where the next server finds it. */
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

export function createScheduler({ config, db, log, now, wakePipeline }: Tools): Scheduler {
	const stopping = new AbortController()
	const env = { enabled: config.SCHEDULER_ENABLED, cron: config.SCHEDULER_CRON, timeZone: config.SCHEDULER_TZ }
	const services: SchedulerServices = { db, clock: now, wakePipeline }
	const { signal } = stopping
	const advance = coalesce(async () => {
		if (!signal.aborted && (await advanceSchedulerRun(db, { now: now() }))) wakePipeline()
	})
	return {
		env,
		// Someone who pressed 'Executar agora' looks on.
		job: {
			name: RUN_SCHEDULER,
			cron: '* * * * *',
			urgent: true,
			shared: true,
			run: () => tickScheduler(services, { env }),
		},
		changed() {
			advance().catch((error: unknown) => log.error({ err: error }, 'the scheduler could not go on with its run'))
		},
		runBatch: (by) => runBatch(services, { ...by, signal }),
		stop: () => stopping.abort(),
	}
}
