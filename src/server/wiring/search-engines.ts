import type { Config } from '#config/env.server.ts'
import { emptyIndexNowQueue, pingIndexNow } from '#core/indexnow/ping-indexnow.ts'
import { UNDO_CLOSED_MS } from '#core/posts/publication/undo-window.ts'
import type { SearchConsoleServices } from '#core/sitemap/search-console.ts'
import { submitAfterChanges } from '#core/sitemap/submit-after-changes.ts'
import type { Db } from '#db/client.server.ts'
import { indexNow } from '#integrations/indexnow.ts'
import { searchConsole } from '#integrations/search-console.ts'
import type { Log } from '#lib/log.ts'
import type { Sitemap } from '#server/answers/sitemap.ts'
import type { Job } from '#server/boot/jobs.ts'

export function searchConsoleServices(config: Config): SearchConsoleServices {
	const { GOOGLE_SERVICE_ACCOUNT: account, SEARCH_CONSOLE_BASE_URL: baseUrl } = config
	return {
		console: account && searchConsole({ account, baseUrl }),
		siteUrl: config.SEARCH_CONSOLE_SITE_URL,
		sitemapUrl: `${config.SITE_URL}/sitemap.xml`,
	}
}

const SUBMIT = 'submit-sitemap-after-save'

type Services = {
	config: Config
	searchConsole: SearchConsoleServices
	sitemap: Pick<Sitemap, 'refresh'>
	db: Db
	log: Log
	now: () => Date
}

/** What search engines hear of by themselves, apart from any save. */
export function searchEngineJobs(services: Services): Job[] {
	return [indexNowJob(services), ...submissionJob(services)]
}

type Waking = { jobs: Job[]; runNow: (name: string) => Promise<void>; log: Log }

/** To be called at every change that readers see: told once nobody takes it back, with what changed meanwhile. The clock alone would leave an editor waiting for more than a minute. */
export function submitSoon({ jobs, runNow, log }: Waking): () => void {
	if (!jobs.some(({ name }) => name === SUBMIT)) return () => undefined
	let waiting = false
	return () => {
		if (waiting) return
		waiting = true
		setTimeout(() => {
			waiting = false
			runNow(SUBMIT).catch((error: unknown) => log.warn({ err: error }, 'the sitemap job could not be woken'))
		}, UNDO_CLOSED_MS).unref()
	}
}

function indexNowJob({ config, db, log, now }: Services): Job {
	const { INDEXNOW_KEY: key, INDEXNOW_BASE_URL: baseUrl, SITE_URL: siteUrl } = config
	if (!key) return { name: 'empty-indexnow-queue', cron: '37 * * * *', run: () => emptyIndexNowQueue(db) }
	const engine = indexNow({ key, siteUrl, baseUrl })
	async function run() {
		const { told, dropped, waiting, answer } = await pingIndexNow(db, { indexNow: engine, siteUrl, now: now() })
		if (answer && !answer.ok) log.warn({ dropped, waiting, ...answer }, 'IndexNow did not take the changed addresses')
		else if (told > 0) log.info({ told }, 'IndexNow heard of changed addresses')
	}
	return { name: 'ping-indexnow', cron: '* * * * *', run }
}

function submissionJob({
	config,
	searchConsole: { console, siteUrl, sitemapUrl },
	sitemap,
	db,
	log,
	now,
}: Services): Job[] {
	// Nobody at Google can fetch a map from this machine; only a stand-in is told of it.
	const real = new URL(config.SEARCH_CONSOLE_BASE_URL).hostname.endsWith('.googleapis.com')
	if (!console || (real && isLocal(config.SITE_URL))) return []
	async function run() {
		await sitemap.refresh()
		const sent = await submitAfterChanges(db, { console: console!, siteUrl, sitemapUrl, now: now() })
		if (sent && !sent.success)
			log.warn({ status: sent.status, detail: sent.detail }, 'the sitemap could not be submitted after a change')
	}
	return [{ name: SUBMIT, cron: '* * * * *', urgent: true, run }]
}

function isLocal(siteUrl: string): boolean {
	return /^(?:localhost|127\.|\[::1\])/.test(new URL(siteUrl).hostname)
}
