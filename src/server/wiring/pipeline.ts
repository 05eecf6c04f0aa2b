import type { Config } from '#config/env.server.ts'
import type { TextModel } from '#core/generation/models/text-model.ts'
import { releaseAllRuns } from '#core/generation/runs/hold-run.ts'
import { pause } from '#core/generation/runs/pause.ts'
import { createRunPool } from '#core/generation/runs/run-pool.ts'
import type { RunServices } from '#core/generation/runs/run-services.ts'
import { writeArticle } from '#core/generation/runs/write-article.ts'
import type { WriteArticleRequest, WriteArticleResult } from '#core/generation/runs/writing-request.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { phoneHref } from '#core/identity/phone-number.ts'
import type { SearchConsoleServices } from '#core/sitemap/search-console.ts'
import { submitSitemap } from '#core/sitemap/submit-sitemap.ts'
import type { Database } from '#db/client.server.ts'
import { sourceCheck } from '#integrations/source-check.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'
import { latest } from '#lib/latest.ts'
import type { Log } from '#lib/log.ts'
import { createRunEvents, type RunEvents } from '#server/answers/pipeline-events.ts'
import type { Sitemap } from '#server/answers/sitemap.ts'
import type { Job } from '#server/boot/jobs.ts'
import { textModels } from './providers.ts'
import type { Watch } from './watch-service.ts'

type Tools = {
	config: () => Config
	watch: Watch
	database: Database
	log: Log
	now: () => Date
	sitemap: Pick<Sitemap, 'refresh'>
	searchConsole: SearchConsoleServices
	/** Who the brokerage is now. */
	identity: () => Identity
}

export type Pipeline = {
	write: (request: WriteArticleRequest) => Promise<WriteArticleResult>
	models: () => Pick<TextModel, 'provider' | 'model'>[]
	/** Takes up what a server that is gone left behind, once its lease has run out. */
	job: Job
	events: RunEvents
	wake: () => void
	/** Begins to work on runs. */
	start: (hearing: { onRunChanged: () => void }) => Promise<void>
	stop: () => Promise<void>
}

export function createPipeline({
	config,
	watch,
	database,
	log,
	now,
	sitemap,
	searchConsole,
	identity,
}: Tools): Pipeline {
	const { db } = database
	const { SITE_URL: siteUrl } = config()
	const models = latest(config, (current) => textModels({ config: current, log, watch }))
	const services: RunServices = {
		db,
		get models() {
			return models()
		},
		checkSources: sourceCheck(),
		fetchPage: guardedFetch,
		get siteName() {
			return identity().name
		},
		get own() {
			const { phones, chat, email } = identity()
			const numbers = [...phones.map(({ number }) => phoneHref(number)), ...Object.values(chat)]
			return { siteUrl, phones: numbers.filter((number) => number !== null), email }
		},
		siteUrl,
		clock: now,
		sleep: pause,
		refreshSitemap: sitemap.refresh,
		submitSitemap: ({ now: at, ...submission }) => submitSitemap(db, { ...searchConsole, ...submission, now: at }),
		onFault: (error, about) => log.error({ err: error, ...about }, 'a pipeline run met a fault'),
	}
	const pool = createRunPool(services)
	const events = createRunEvents({ db, log })
	return {
		write: (request) => writeArticle(services, request),
		models: () => models().map(({ provider, model }) => ({ provider, model })),
		job: { name: 'work-pipeline', cron: '* * * * *', urgent: true, shared: true, run: async () => pool.wake() },
		events,
		wake: pool.wake,
		async start({ onRunChanged }) {
			await database.listen(
				'pipeline_run_changed',
				(runId) => {
					pool.changed(runId)
					events.changed(runId)
					onRunChanged()
				},
				events.missed,
			)
			// The embedded database has one server at a time, so whoever held a run before is gone.
			if (database.kind === 'embedded') await releaseAllRuns(db)
			pool.wake()
		},
		stop: pool.stop,
	}
}
