import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import type { Services } from '#app/services.ts'
import type { Config } from '#config/env.server.ts'
import { loadDemo } from '#core/demo/load-demo.ts'
import released from '#core/facts/facts.content.server.ts'
import { syncFacts } from '#core/facts/sync-facts.ts'
import { type Outcome, outcomeOf } from '#core/integrations/outcome.ts'
import { syncTemplates } from '#core/leads/templates/manage-templates.ts'
import templateTexts from '#core/leads/templates/template-texts.content.server.ts'
import { createPageCounter } from '#core/measurement/page-counter.ts'
import { oldestBackup, spanInPortuguese } from '#core/personal-data/periods.ts'
import { makeSitemapDue } from '#core/sitemap/find-sitemap-file.ts'
import { setUpAdmin } from '#core/users/set-up-admin.ts'
import { setUpCode } from '#core/users/set-up-code.ts'
import type { Database } from '#db/client.server.ts'
import { localLighthouse } from '#integrations/local-lighthouse.ts'
import { pageSpeedInsights } from '#integrations/pagespeed-insights.ts'
import { brazilianMessages } from '#lib/brazilian-messages.ts'
import { latest } from '#lib/latest.ts'
import type { Log } from '#lib/log.ts'
import { createSeal } from '#lib/seal.ts'
import { createPageEvents, type PageEvents } from '#server/answers/page-events.ts'
import type { RunEvents } from '#server/answers/pipeline-events.ts'
import { createSitemap, fixedPages, type Sitemap } from '#server/answers/sitemap.ts'
import { createWhatsAppEvents, type WhatsAppEvents } from '#server/answers/whatsapp-events.ts'
import { type AuthServer, createAuth, hashPassword } from '#server/auth/auth.ts'
import { authSecret } from '#server/boot/auth-secret.ts'
import { openJobs } from '#server/boot/jobs.ts'
import { createReadiness, type Readiness } from '#server/boot/readiness.ts'
import type { ServerFunction } from '#server/functions/define-function.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { backupOptions } from './backup/backup-options.ts'
import { allFunctions } from './functions/all.ts'
import { backsUpNightly, createBackupService } from './wiring/backups.ts'
import { holdIdentity } from './wiring/identity.ts'
import { altServices, imageServices, settleCostsJob, tellPhotosTakenJob } from './wiring/images.ts'
import { integrationServices } from './wiring/integrations.ts'
import { remindOwnersJob } from './wiring/leads.ts'
import { linksJob, ownSite } from './wiring/links.ts'
import { liveConfig } from './wiring/live-config.ts'
import { SEND_MAILS, sendMailsJob } from './wiring/mail.ts'
import { leftPicturesJob, mediaServices, pictureSizesJob, pictures } from './wiring/media.ts'
import { metricsOf } from './wiring/metrics.ts'
import { createPages, type Pages } from './wiring/pages.ts'
import { createPipeline } from './wiring/pipeline.ts'
import { createPublisher, scoresJob } from './wiring/posts.ts'
import { pricedModels } from './wiring/providers.ts'
import { deliverPushJob, pushKeyOf, wakePush } from './wiring/push.ts'
import { deliverConversionsJob, wakeConversions } from './wiring/rd-station.ts'
import { regularJobs } from './wiring/regular-jobs.ts'
import { createScheduler, schedulerServices } from './wiring/scheduler.ts'
import { searchConsoleServices, searchEngineJobs, submitSoon } from './wiring/search-engines.ts'
import { watchedFetch, watchServices } from './wiring/watch-service.ts'
import { deliverWebhooksJob, wakeWebhooks } from './wiring/webhooks.ts'
import { deliverWhatsAppJob, receivingOf, wakeWhatsApp, whatsAppSettings } from './wiring/whatsapp.ts'

const measuredPages = new Set([...fixedPages.map(({ path }) => path), '/blog', '/blog/busca'])

/** Everything a request or a job uses, built once at boot. */
export type Running = Omit<Pages, 'close'> & {
	services: Services
	auth: AuthServer
	/** What opens the set-up, until somebody has entered. */
	setUpCode: string
	functions: Record<string, ServerFunction>
	trustProxy: boolean
	sitemap: Sitemap
	/** Served at `/{key}.txt`, as IndexNow asks. */
	indexNowKey: () => string | undefined
	runEvents: RunEvents
	pageEvents: PageEvents
	/** What Meta tells of answers by WhatsApp. */
	whatsAppEvents: WhatsAppEvents
	readiness: Readiness
	/** Only where METRICS_TOKEN is set: nothing is counted for nobody. */
	metrics: Metrics | undefined
	/** Once visitors are answered: what waits would keep the first of them waiting. */
	beginJobs: () => Promise<void>
	close: () => Promise<void>
}

export async function boot(config: Config, log: Log, database: Database): Promise<Running> {
	// What a payload lacks is told in the language of who sent it.
	z.config({ localeError: brazilianMessages })
	const now = () => new Date()
	try {
		const { db } = database
		await syncFacts(db, { released, now: now() })
		await syncTemplates(db, { released: templateTexts, now: now() })
		if (config.SEED_DEMO ?? database.kind === 'embedded') {
			const { loaded } = await loadDemo(db, now())
			if (loaded) log.info('demo content loaded')
		}
		const { close: closePages, ...pages } = createPages(config, log)
		const { pageCache } = pages
		await makeSitemapDue(db)
		const sitemap = createSitemap({ db, siteUrl: config.SITE_URL, now })
		const identity = await holdIdentity({ db, fresh: freshIdentity, now, log, dropPages: () => pageCache.clear() })
		const who = () => identity.service.current().identity
		const brand = () => who().name
		let contentChanged = () => {}
		await database.listen(
			'content_changed',
			(subject) => {
				if (subject === 'identity') return void identity.changed()
				pageCache.drop(subject)
				contentChanged()
			},
			() => {
				pageCache.clear()
				void identity.changed()
			},
		)
		// Somebody may have changed it between the reading and the listening.
		await identity.changed()
		const pageCounter = createPageCounter({ db, fixed: measuredPages, now, log })
		const secret = authSecret({ configured: config.AUTH_SECRET, dataDir: config.DATA_DIR })
		const seal = createSeal(secret)
		// What is reported to whom stands on every page.
		const onChange = () => pageCache.clear()
		const live = await liveConfig({ environment: config, database, seal, log, onChange })
		const watch = watchServices({ db, log, now })
		const set = { config: live.current, watch }
		const pictureTools = pictures(set)
		const media = mediaServices(pictureTools, { runNow: (name) => jobs.runNow(name), log })
		const images = imageServices({ ...set, db, log, media })
		const searchConsole = searchConsoleServices(set)
		const pipeline = createPipeline({ ...set, database, log, now, sitemap, searchConsole, identity: who })
		const scheduler = createScheduler({ config, db, log, now, wakePipeline: pipeline.wake })
		const publisher = createPublisher({ db, brand, siteUrl: config.SITE_URL, now, log })
		const searchEngines = searchEngineJobs({
			...set,
			searchConsole,
			sitemap,
			db,
			now,
			log,
			runNow: (name) => jobs.runNow(name),
		})
		const backups = await createBackupService({ config, live: live.current, database, log, now })
		const metrics = metricsOf(config, { database, live: live.current, pageCache, now, log })
		const leadsTo = () => config.LEADS_TO ?? who().email
		const jobs = await openJobs({
			database,
			log,
			onEnd: metrics?.job,
			jobs: [
				sendMailsJob({ ...set, db, now, who }),
				deliverWebhooksJob({ db, seal, siteUrl: config.SITE_URL, now }),
				deliverPushJob({ ...set, db, now, who }),
				deliverConversionsJob({ ...set, db, now }),
				deliverWhatsAppJob({ ...set, db, now }),
				remindOwnersJob({ db, siteUrl: config.SITE_URL, mailTo: leadsTo, mailQueued: () => mailQueued(), now }),
				...regularJobs({ database, siteUrl: config.SITE_URL, now, sitemap, brand }),
				...(backups?.jobs ?? []),
				pictureSizesJob(pictureTools, { db, log, now }),
				leftPicturesJob(pictureTools, { db, log, now }),
				linksJob({ db, site: ownSite(config.SITE_URL), now }),
				scoresJob({ db, siteUrl: config.SITE_URL, now }),
				settleCostsJob({ db, now }),
				tellPhotosTakenJob({ images, db, now }),
				...searchEngines,
				scheduler.job,
				pipeline.job,
				publisher.job,
			],
		})
		await wakePush({ database, log, runNow: (name) => jobs.runNow(name) })
		await wakeWhatsApp({ database, log, runNow: (name) => jobs.runNow(name) })
		await wakeConversions({ database, log, runNow: (name) => jobs.runNow(name) })
		await wakeWebhooks({ database, log, runNow: (name) => jobs.runNow(name) })
		contentChanged = submitSoon({ runNow: (name) => jobs.runNow(name), log })
		await pipeline.start({ onRunChanged: scheduler.changed })
		publisher.changed()
		const mailQueued = () => {
			if (!live.current().SMTP_URL) return
			jobs.runNow(SEND_MAILS).catch((error: unknown) => log.warn({ err: error }, 'the mail job could not be woken'))
		}
		const lighthouse = localLighthouse({ siteUrl: config.SITE_URL })
		const insights = latest(live.current, (current) =>
			insightsOf(current, watchedFetch(watch('pagespeed'), judgeInsights)),
		)
		const pageSpeed = {
			get insights() {
				return insights()
			},
			local: lighthouse,
		}
		const firstAdmin = { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD }
		const createAdmin = () => setUpAdmin(db, { ...firstAdmin, hashPassword, now, tellConsole: console.log })
		const adminPassword = config.ADMIN_PASSWORD
		const auth = createAuth({ db, siteUrl: config.SITE_URL, brand, secret, adminPassword, now, log, mailQueued })
		return {
			services: {
				db,
				now,
				log,
				auth,
				siteUrl: config.SITE_URL,
				identity: identity.service,
				get leadsTo() {
					return leadsTo()
				},
				sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
				get pushKey() {
					return pushKeyOf(live.current())
				},
				get toRdStation() {
					return live.current().RD_STATION_API_KEY !== undefined
				},
				get whatsApp() {
					return whatsAppSettings(live.current())
				},
				mailQueued,
				get mailConfigured() {
					return live.current().SMTP_URL !== undefined
				},
				nightlyBackups: backsUpNightly(config),
				backupsKept: spanInPortuguese(oldestBackup(backupOptions(config).keep)),
				media,
				ownSite: ownSite(config.SITE_URL),
				images,
				pageSpeed,
				alt: altServices({ ...set, db, log, media, now }),
				setUpAdmin: createAdmin,
				searchConsole,
				scheduler: schedulerServices(scheduler, { runNow: (name) => jobs.runNow(name), log }),
				pipeline: {
					get models() {
						return pipeline.models()
					},
					wake: pipeline.wake,
				},
				pricedModels: pricedModels(config),
				get ads() {
					return adsOf(live.current())
				},
				integrations: integrationServices({ db, live, seal, watch, log, now, who }),
			},
			auth,
			setUpCode: setUpCode(secret),
			functions: allFunctions({
				db,
				now,
				log,
				siteUrl: config.SITE_URL,
				siteName: brand,
				setUpAdmin: createAdmin,
				pageSpeed,
				images,
				searchConsole,
				sitemap,
				pipeline,
				runBatch: scheduler.runBatch,
			}),
			trustProxy: config.TRUST_PROXY,
			...pages,
			sitemap,
			indexNowKey: () => live.current().INDEXNOW_KEY,
			runEvents: pipeline.events,
			whatsAppEvents: createWhatsAppEvents({
				db,
				receiving: () => receivingOf(live.current()),
				siteUrl: config.SITE_URL,
				leadsTo,
				mailQueued,
				now,
			}),
			pageEvents: createPageEvents({ counter: pageCounter, siteUrl: config.SITE_URL }),
			readiness: createReadiness({
				ping: database.ping,
				onFault: (error) => log.warn({ err: error }, 'the database does not answer'),
			}),
			metrics,
			beginJobs: () => jobs.begin(),
			async close() {
				closePages()
				backups?.stop()
				scheduler.stop()
				await publisher.stop()
				await Promise.all([pipeline.stop(), lighthouse.close()])
				await jobs.stop()
				await pageCounter.stop()
				await database.close()
			},
		}
	} catch (error) {
		await database.close()
		throw error
	}
}

function insightsOf(config: Config, fetch: typeof globalThis.fetch) {
	const { PAGESPEED_API_KEY: apiKey, PAGESPEED_BASE_URL: baseUrl } = config
	return apiKey ? pageSpeedInsights({ apiKey, baseUrl, fetch }) : undefined
}

/** A page that it could not load says nothing of the service. */
function judgeInsights(status: number, body: string): Outcome | undefined {
	const outcome = outcomeOf(status, body)
	const ofPage = (status === 400 || status === 500) && !outcome.ok && outcome.fault !== 'key-refused'
	return ofPage ? undefined : outcome
}

function adsOf({ GOOGLE_ADS_ID: id, GOOGLE_ADS_CONVERSION: conversion }: Config) {
	return id && conversion ? { id, conversion } : undefined
}
