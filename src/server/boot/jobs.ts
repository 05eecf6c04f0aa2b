import { isDeepStrictEqual } from 'node:util'
import { PgBoss } from 'pg-boss'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { inSpan } from '#lib/tracing.ts'
import { newCorrelationId, withCorrelationId } from '#server/http/correlation.ts'

/** Work that runs apart from any request, by the clock. Run twice, it must do no more than once. */
export type Job = {
	name: string
	/** Five cron fields, in the time zone of Brasília. */
	cron: string
	/** Someone may be waiting for it after `runNow`, so its queue is looked at often. */
	urgent?: boolean
	/** Claims each piece of its work for itself, so that several instances may be at it at once. Others run alone. */
	shared?: boolean
	run: () => Promise<void>
}

/** Looking costs the embedded database a little each time, and nobody waits for what the clock starts. */
const POLL_SECONDS = { urgent: 2, other: 20 }

/**
 * A job whose process died is noticed by its silence and freed for others. One that is only slow goes on: were it given up
 * after the queue's own quarter of an hour, it would run a second time beside itself.
 */
const SILENCE_SECONDS = 60
const LONGEST_RUN_SECONDS = 24 * 60 * 60
/** What became of a job is kept so long. */
const KEPT_SECONDS = 7 * 24 * 60 * 60

/** Jobs of earlier versions, whose clock would go on. */
const GONE = ['forget-old-leads', 'purge-working-copies', 'empty-indexnow-queue']

const tz = 'America/Sao_Paulo'

const options = {
	retryLimit: 3,
	retryDelay: 60,
	retryBackoff: true,
	heartbeatSeconds: SILENCE_SECONDS,
	expireInSeconds: LONGEST_RUN_SECONDS,
	deleteAfterSeconds: KEPT_SECONDS,
}

export type Jobs = {
	/** Takes up what waits, from now on. */
	begin(): Promise<void>
	/** May be asked for before the beginning: it waits until then. */
	runNow(name: string): Promise<void>
	stop(): Promise<void>
}

type OpenJobs = {
	database: Database
	log: Log
	jobs: Job[]
	/** Told of every job that ended here. */
	onEnd?: ((told: { job: string; ok: boolean; seconds: number }) => void) | undefined
}

/** Opens the queue in this process. Over all instances on one database, each due job runs once. */
export async function openJobs({ database, log, jobs, onEnd }: OpenJobs): Promise<Jobs> {
	const boss = new PgBoss({ ...database.jobs, schema: 'jobs' })
	boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'))
	await boss.start()
	await openQueues(boss, jobs)
	return {
		async begin() {
			await forgetAhead(boss)
			for (const job of jobs) {
				const pollingIntervalSeconds = job.urgent ? POLL_SECONDS.urgent : POLL_SECONDS.other
				await boss.work(job.name, { pollingIntervalSeconds }, () => runLogged(job, { log, onEnd }))
			}
		},
		stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
		async runNow(name) {
			await boss.send(name, {})
		},
	}
}

/**
 * A clock that was far ahead and is right again leaves moments that are still to come: until then the queue would start
 * nothing, nor notice who is silent.
 */
async function forgetAhead(boss: PgBoss): Promise<void> {
	await boss.getDb().executeSql(`do $$ declare soon timestamptz := now() + interval '2 minutes'; begin
		update jobs.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null
			where greatest(cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on - interval '1 hour') > soon;
		update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
			where greatest(monitor_claim_on, monitor_on, maintain_on) > soon;
		update jobs.job set started_on = now(), heartbeat_on = now() where state = 'active' and heartbeat_on > soon;
		-- Longer than a failed job waits.
		update jobs.job set start_after = now() where state < 'active' and start_after > now() + interval '1 hour';
	end $$`)
}

async function runLogged({ name, run }: Job, { log, onEnd }: Pick<OpenJobs, 'log' | 'onEnd'>): Promise<void> {
	const started = performance.now()
	const span = { name: `job ${name}`, kind: 'internal' } as const
	const fault = await inSpan(span, () => withCorrelationId(newCorrelationId(), run)).then(
		() => undefined,
		(error: unknown) => ({ error }),
	)
	const ms = Math.round(performance.now() - started)
	onEnd?.({ job: name, ok: fault === undefined, seconds: ms / 1000 })
	if (fault) {
		log.error({ job: name, err: fault.error }, 'a job failed')
		// The queue keeps what a job throws, and a failed query names the values it was given.
		throw new Error(`${name} failed; the log says why`)
	}
	log.info({ job: name, ms }, 'job done')
}

/** Makes queues and their clocks what the jobs ask for. Mostly they are, and the first visitor waits for each statement. */
async function openQueues(boss: PgBoss, jobs: Job[]): Promise<void> {
	const policies = new Map(jobs.map(({ name, shared = false }) => [name, policyOf(shared)]))
	const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
	for (const { name, policy } of found.values()) {
		// A queue keeps the policy it was made with. What waits in it comes again with the next tick.
		const isOther = policies.has(name) && policies.get(name) !== policy
		if (!isOther && !GONE.includes(name)) continue
		await boss.deleteQueue(name)
		found.delete(name)
	}
	for (const [name, policy] of policies) {
		const queue = found.get(name)
		if (!queue) await boss.createQueue(name, { policy, ...options })
		else if (!isDeepStrictEqual(queue, { ...queue, ...options })) await boss.updateQueue(name, options)
	}
	const clocks = new Map((await boss.getSchedules()).map((clock) => [clock.name, clock]))
	for (const { name, cron } of jobs) {
		const clock = clocks.get(name)
		if (clock?.cron !== cron || clock.timezone !== tz) await boss.schedule(name, cron, null, { tz })
	}
}

/** Either way one job waits at most: ticks that pile up while one runs are one tick. 'stately' lets one run at a time, too. */
function policyOf(shared: boolean) {
	return shared ? 'short' : 'stately'
}
