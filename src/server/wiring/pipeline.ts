import type { Config } from '#config/env.server.ts'
import { site } from '#config/site.ts'
import { releaseAllRuns } from '#core/pipeline/hold-run.ts'
import { pause } from '#core/pipeline/pause.ts'
import type { PipelineNeeds } from '#core/pipeline/pipeline-needs.ts'
import { createRunPool } from '#core/pipeline/run-pool.ts'
import type { TextModel } from '#core/pipeline/text-model.ts'
import { type WriteArticleRequest, type WriteArticleResult, writeArticle } from '#core/pipeline/write-article.ts'
import type { SearchConsoleServices } from '#core/sitemap/search-console.ts'
import { submitSitemap } from '#core/sitemap/submit-sitemap.ts'
import type { Database } from '#db/client.server.ts'
import { sourceCheck } from '#integrations/source-check.ts'
import type { Log } from '#lib/log.ts'
import type { Job } from '../jobs.ts'
import { createRunEvents, type RunEvents } from '../pipeline-events.ts'
import type { Sitemap } from '../sitemap.ts'
import { textModels } from './providers.ts'

type Tools = {
	config: Config
	database: Database
	log: Log
	now: () => Date
	sitemap: Pick<Sitemap, 'refresh'>
	searchConsole: SearchConsoleServices
}

export type Pipeline = {
	write: (request: WriteArticleRequest) => Promise<WriteArticleResult>
	models: Pick<TextModel, 'provider' | 'model'>[]
	/** Takes up what a server that is gone left behind, once its lease has run out. */
	job: Job
	events: RunEvents
	wake: () => void
	/** Begins to work on runs. */
	start: (hearing: { onRunChanged: () => void }) => Promise<void>
	stop: () => Promise<void>
}

export function createPipeline({ config, database, log, now, sitemap, searchConsole }: Tools): Pipeline {
	const { db } = database
	const models = textModels({ config, log })
	const needs: PipelineNeeds = {
		db,
		models,
		checkSources: sourceCheck(),
		siteName: site.name,
		own: {
			siteUrl: config.SITE_URL,
			phones: [...site.phones.map(({ href }) => href), ...Object.values(site.chat)],
			email: site.email,
		},
		siteUrl: config.SITE_URL,
		clock: now,
		sleep: pause,
		refreshSitemap: sitemap.refresh,
		submitSitemap: ({ now: at, ...submission }) => submitSitemap(db, { ...searchConsole, ...submission, now: at }),
		onFault: (error, about) => log.error({ err: error, ...about }, 'a pipeline run met a fault'),
	}
	const pool = createRunPool(needs)
	const events = createRunEvents({ db, log })
	return {
		write: (request) => writeArticle(needs, request),
		models: models.map(({ provider, model }) => ({ provider, model })),
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
