import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { site } from '#config/site.ts'
import { loadDemo } from '#core/demo/load-demo.ts'
import released from '#core/facts/facts.content.server.ts'
import { syncFacts } from '#core/facts/sync-facts.ts'
import { purgeUnanswered } from '#core/idempotency/answer-once.ts'
import { purgeOldTries } from '#core/limits/rate-limit.ts'
import { purgeOldRequestCounts } from '#core/limits/request-limit.ts'
import { sendDueMails } from '#core/mail/send-due-mails.ts'
import { keepPostStatistics } from '#core/maintenance/keep-post-statistics.ts'
import { purgeExpiredCache } from '#core/maintenance/purge-expired-cache.ts'
import { forgetWhatIsOver } from '#core/personal-data/retention.ts'
import { emptyBin } from '#core/posts/bin/delete-for-good.ts'
import { foldPostCounts } from '#core/posts/reading/post-counts.ts'
import { makeSitemapDue } from '#core/sitemap/find-sitemap-file.ts'
import { setUpAdmin } from '#core/users/set-up-admin.ts'
import type { Database } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { localLighthouse } from '#integrations/local-lighthouse.ts'
import { pageSpeedInsights } from '#integrations/pagespeed-insights.ts'
import { smtp } from '#integrations/smtp.ts'
import { brazilianMessages } from '#lib/brazilian-messages.ts'
import type { Log } from '#lib/log.ts'
import type { RunEvents } from '#server/answers/pipeline-events.ts'
import { createSitemap, type Sitemap } from '#server/answers/sitemap.ts'
import { type AuthServer, createAuth, hashPassword } from '#server/auth/auth.ts'
import { authSecret } from '#server/boot/auth-secret.ts'
import { type Job, startJobs } from '#server/boot/jobs.ts'
import { makePrivate } from '#server/boot/private-folder.ts'
import { createReadiness, type Readiness } from '#server/boot/readiness.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import type { ServerFunction } from '#server/functions/define-function.ts'
import { allFunctions } from './functions/all.ts'
import { createBackupService } from './wiring/backups.ts'
import { imageServices, settleCostsJob, tellPhotosTakenJobs } from './wiring/images.ts'
import { leftPicturesJob, mediaServices, pictureSizesJob, pictures } from './wiring/media.ts'
import { createPipeline } from './wiring/pipeline.ts'
import { createPublisher } from './wiring/posts.ts'
import { pricedModels } from './wiring/providers.ts'
import { createScheduler, schedulerServices } from './wiring/scheduler.ts'
import { searchConsoleServices, searchEngineJobs, submitSoon } from './wiring/search-engines.ts'

const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000
const SEND_MAILS = 'send-mails'

/** Everything a request or a job uses, built once at boot. */
export type Running = {
	services: Services
	auth: AuthServer
	functions: Record<string, ServerFunction>
	trustProxy: boolean
	pageCache: PageCache
	sitemap: Sitemap
	/** Served at `/{key}.txt`, as IndexNow asks. */
	indexNowKey: string | undefined
	runEvents: RunEvents
	readiness: Readiness
	close: () => Promise<void>
}

export async function boot(config: Config, log: Log): Promise<Running> {
	// What a payload lacks is told in the language of who sent it.
	z.config({ localeError: brazilianMessages })
	const now = () => new Date()
	const database = await openDatabase({
		url: config.DATABASE_URL,
		dataDir: config.DATA_DIR,
		onFault: (error) => log.error({ err: error }, 'a database connection failed'),
	})
	// However an earlier version or an operator left it. What is made from here on is made private.
	await makePrivate(config.DATA_DIR, log)
	try {
		const { db } = database
		await syncFacts(db, { released, now: now() })
		if (config.SEED_DEMO ?? database.kind === 'embedded') {
			const { loaded } = await loadDemo(db, now())
			if (loaded) log.info('demo content loaded')
		}
		const pageCache = new PageCache({ maxBytes: 64 * MEGABYTE, freshMs: 10 * MINUTE_MS })
		await makeSitemapDue(db)
		const sitemap = createSitemap({ db, siteUrl: config.SITE_URL, now })
		let contentChanged = () => {}
		await database.listen(
			'content_changed',
			(subject) => {
				pageCache.drop(subject)
				contentChanged()
			},
			() => pageCache.clear(),
		)
		const secret = authSecret({ configured: config.AUTH_SECRET, dataDir: config.DATA_DIR })
		const pictureTools = pictures(config)
		const media = mediaServices(pictureTools, { runNow: (name) => jobs.runNow(name), log })
		const images = imageServices({ config, db, log, media })
		const searchConsole = searchConsoleServices(config)
		const pipeline = createPipeline({ config, database, log, now, sitemap, searchConsole })
		const scheduler = createScheduler({ config, db, log, now, wakePipeline: pipeline.wake })
		const publisher = createPublisher({ db, brand: site.name, siteUrl: config.SITE_URL, now, log })
		const searchEngines = searchEngineJobs({ config, searchConsole, sitemap, db, log, now })
		const backups = await createBackupService({ config, database, log, now })
		const jobs = await startJobs({
			database,
			log,
			jobs: [
				...regularJobs(database, config, now, sitemap),
				...(backups?.jobs ?? []),
				pictureSizesJob(pictureTools, { db, log, now }),
				leftPicturesJob(pictureTools, { db, log, now }),
				settleCostsJob({ db, now }),
				...tellPhotosTakenJobs({ config, db, log, now }),
				...searchEngines,
				scheduler.job,
				pipeline.job,
				publisher.job,
			],
		})
		contentChanged = submitSoon({ jobs: searchEngines, runNow: (name) => jobs.runNow(name), log })
		await pipeline.start({ onRunChanged: scheduler.changed })
		publisher.changed()
		const mailQueued = () => {
			if (!config.SMTP_URL) return
			jobs.runNow(SEND_MAILS).catch((error: unknown) => log.warn({ err: error }, 'the mail job could not be woken'))
		}
		const lighthouse = localLighthouse({ siteUrl: config.SITE_URL })
		const pageSpeed = { insights: insightsOf(config), local: lighthouse }
		const firstAdmin = { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD }
		const createAdmin = () => setUpAdmin(db, { ...firstAdmin, hashPassword, now, tellConsole: console.log })
		const auth = createAuth({ db, siteUrl: config.SITE_URL, secret, now, log, mailQueued })
		return {
			services: {
				db,
				now,
				log,
				auth,
				siteUrl: config.SITE_URL,
				leadsTo: config.LEADS_TO,
				sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
				mailQueued,
				mailConfigured: config.SMTP_URL !== undefined,
				media,
				images,
				pageSpeed,
				setUpAdmin: createAdmin,
				searchConsole,
				scheduler: schedulerServices(scheduler, { runNow: (name) => jobs.runNow(name), log }),
				pipeline: { models: pipeline.models, wake: pipeline.wake },
				pricedModels: pricedModels(config),
				ads: adsOf(config),
			},
			auth,
			functions: allFunctions({
				db,
				now,
				log,
				siteUrl: config.SITE_URL,
				setUpAdmin: createAdmin,
				pageSpeed,
				images,
				searchConsole,
				sitemap,
				pipeline,
				runBatch: scheduler.runBatch,
			}),
			trustProxy: config.TRUST_PROXY,
			pageCache,
			sitemap,
			indexNowKey: config.INDEXNOW_KEY,
			runEvents: pipeline.events,
			readiness: createReadiness({
				ping: database.ping,
				onFault: (error) => log.warn({ err: error }, 'the database does not answer'),
			}),
			async close() {
				backups?.stop()
				scheduler.stop()
				await publisher.stop()
				await Promise.all([pipeline.stop(), lighthouse.close()])
				await jobs.stop()
				await database.close()
			},
		}
	} catch (error) {
		await database.close()
		throw error
	}
}

function regularJobs(database: Database, config: Config, now: () => Date, sitemap: Sitemap): Job[] {
	const { db, tidy } = database
	return [
		...(config.SMTP_URL ? [sendMails(db, config, now)] : []),
		purge(db, now),
		{ name: 'forget-what-is-over', cron: '20 4 * * *', run: () => forgetWhatIsOver(db, now()) },
		{ name: 'empty-bin', cron: '40 4 * * *', run: async () => void (await emptyBin(db, now())) },
		{ name: 'fold-post-counts', cron: '*/5 * * * *', run: () => keepCounts(database) },
		...(tidy ? [{ name: 'tidy-database', cron: '10 3 * * *', run: tidy }] : []),
		// Whoever asks first would wait for it otherwise.
		{ name: 'refresh-sitemap', cron: '* * * * *', run: sitemap.refresh },
	]
}

async function keepCounts({ db, kind }: Database): Promise<void> {
	await foldPostCounts(db)
	if (kind === 'embedded') await keepPostStatistics(db)
}

function sendMails(db: Database['db'], config: Config, now: () => Date): Job {
	const mailer = smtp({ url: config.SMTP_URL!, from: config.MAIL_FROM, domain: new URL(config.SITE_URL).hostname })
	return {
		name: SEND_MAILS,
		cron: '* * * * *',
		urgent: true,
		shared: true,
		run: async () => void (await sendDueMails(db, { mailer, now })),
	}
}

function purge(db: Database['db'], now: () => Date): Job {
	async function run() {
		await purgeExpiredCache(db, now())
		await purgeUnanswered(db, now())
		await purgeOldRequestCounts(db, now())
		await purgeOldTries(db, now())
	}
	return { name: 'purge-expired', cron: '17 * * * *', run }
}

function insightsOf({ PAGESPEED_API_KEY: apiKey, PAGESPEED_BASE_URL: baseUrl }: Config) {
	return apiKey ? pageSpeedInsights({ apiKey, baseUrl }) : undefined
}

function adsOf({ GOOGLE_ADS_ID: id, GOOGLE_ADS_CONVERSION: conversion }: Config) {
	return id && conversion ? { id, conversion } : undefined
}
