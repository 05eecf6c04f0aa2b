import { CronExpressionParser } from 'cron-parser'
import { releaseAllRuns, takeRun } from '#core/generation/runs/hold-run.ts'
import { testServices } from '#core/generation/runs/testing/services.ts'
import { workRun } from '#core/generation/runs/work-run.ts'
import { advanceSchedulerRun } from '#core/generation/scheduler/advance-scheduler-run.ts'
import { tickScheduler } from '#core/generation/scheduler/tick-scheduler.ts'
import { sendDueMails } from '#core/mail/send-due-mails.ts'
import { deliverPush } from '#core/push/deliver-push.ts'
import { deliverWebhooks } from '#core/webhooks/deliver-webhooks.ts'
import type { Db } from '#db/client.server.ts'
import { createSitemap } from '#server/answers/sitemap.ts'
import type { Job } from '#server/boot/jobs.ts'
import { settleCostsJob } from '#server/wiring/images.ts'
import { remindOwnersJob } from '#server/wiring/leads.ts'
import { createPublisher } from '#server/wiring/posts.ts'
import { regularJobs } from '#server/wiring/regular-jobs.ts'
import { modelOf } from './providers.ts'
import { mailerTo, pushesTo, webhooksTo } from './receivers.ts'
import { BRAND, LEADS_TO, SITE_URL, seal, silent, vapidKey, type World } from './world.ts'

const TIME_ZONE = 'America/Sao_Paulo'
const EVERY_MINUTE = '* * * * *'
export const WRITE_ARTICLES = 'write-articles'
const taken = { ok: true as const, status: 201, url: '', contentType: '', body: Buffer.alloc(0) }

export type Plan = { cron: string }

/** What the server runs by the clock, with the services outside replaced. */
function jobsOf(world: World, plan: Plan, db: Db): Job[] {
	const { chance, mails, webhooks, pushes, planted } = world
	const { step } = world.life()
	const clockOf = (job: string) => () =>
		planted.aheadMs?.job === job ? new Date(world.now().getTime() + planted.aheadMs.ms) : world.now()
	const { now } = world
	const sitemap = createSitemap({ db, siteUrl: SITE_URL, now })
	const publisher = createPublisher({
		db,
		brand: () => BRAND,
		siteUrl: SITE_URL,
		now: clockOf('publish-due-posts'),
		log: silent,
	})
	// Two instances at once: each of them delivers what the other does not.
	const twice = (deliver: () => Promise<unknown>) => async () => void (await Promise.all([deliver(), deliver()]))
	const send = planted.dropsPushes ? async () => taken : pushesTo(pushes, step)
	return [
		writingJob(world, plan, db),
		publisher.job,
		settleCostsJob({ db, now }),
		remindOwnersJob({ db, siteUrl: SITE_URL, mailTo: () => LEADS_TO, mailQueued() {}, now }),
		...regularJobs({ database: { db, kind: 'embedded' }, siteUrl: SITE_URL, brand: () => BRAND, sitemap, now }),
		{
			name: 'send-mails',
			cron: EVERY_MINUTE,
			run: twice(() => sendDueMails(db, { mailer: mailerTo(mails, chance.providers, step), now })),
		},
		{
			name: 'deliver-webhooks',
			cron: EVERY_MINUTE,
			run: twice(() => deliverWebhooks(db, { seal, siteUrl: SITE_URL, send: webhooksTo(webhooks, step), now })),
		},
		{
			name: 'deliver-push',
			cron: EVERY_MINUTE,
			run: twice(() => deliverPush(db, { privateKey: vapidKey, subject: `mailto:${LEADS_TO}`, send, now })),
		},
	]
}

/** The scheduler and the pipeline behind it, as the servers do it together: until nothing is left to write. */
function writingJob({ bills, chance, now, life, newTitle }: World, { cron }: Plan, db: Db): Job {
	const model = modelOf({ bills, chance: chance.providers, now, step: life().step }, newTitle)
	const { services } = testServices(db, { clock: now, models: [model], sleep: async () => {}, pauseMs: 0 })
	const env = { enabled: true, cron, timeZone: TIME_ZONE }
	async function run() {
		await tickScheduler({ db, clock: now, wakePipeline() {} }, { env })
		do {
			for (let hold = await takeRun(db, { clock: now }); hold; hold = await takeRun(db, { clock: now }))
				await workRun(services, { hold, signal: new AbortController().signal })
		} while (await advanceSchedulerRun(db, { now: now() }))
	}
	return { name: WRITE_ARTICLES, cron: EVERY_MINUTE, run }
}

/** The embedded database has one server at a time, so whoever held a run before is gone. */
export async function afterBirth(db: Db): Promise<void> {
	await releaseAllRuns(db)
}

/** Runs what came due since this was last asked. What died is done again, as the queue does. */
export async function runJobs(world: World, plan: Plan, since: Date): Promise<void> {
	for (const { name, cron } of jobsOf(world, plan, world.life().db)) {
		const last = CronExpressionParser.parse(cron, { currentDate: world.now(), tz: TIME_ZONE }).prev().toDate()
		if (last >= since) await runJob(world, plan, name)
	}
}

export async function runJob(world: World, plan: Plan, name: string): Promise<void> {
	await world.act(name, (db) =>
		jobsOf(world, plan, db)
			.find((job) => job.name === name)!
			.run(),
	)
	world.ledger.done.set(name, world.now())
}
