import type { Config } from '#config/env.server.ts'
import type { IndexNow } from '#core/indexnow/index-now.ts'
import { emptyIndexNowQueue, pingIndexNow } from '#core/indexnow/ping-indexnow.ts'
import { UNDO_CLOSED_MS } from '#core/posts/publication/undo-window.ts'
import { noteMapNotMade } from '#core/sitemap/note-map-not-made.ts'
import type { SearchConsole, SearchConsoleServices } from '#core/sitemap/search-console.ts'
import { submitAfterChanges } from '#core/sitemap/submit-after-changes.ts'
import type { Db } from '#db/client.server.ts'
import { indexNow } from '#integrations/indexnow.ts'
import { searchConsole } from '#integrations/search-console.ts'
import { latest } from '#lib/latest.ts'
import type { Log } from '#lib/log.ts'
import type { Sitemap } from '#server/answers/sitemap.ts'
import type { Job } from '#server/boot/jobs.ts'
import { type Watch, watchedFetch } from './watch-service.ts'

type Settings = { config: () => Config; watch: Watch }

export function searchConsoleServices({ config, watch }: Settings): SearchConsoleServices {
	const console = latest(config, (now) => consoleOf(now, watchedFetch(watch('search-console'))))
	return {
		get console() {
			return console()
		},
		get siteUrl() {
			return config().SEARCH_CONSOLE_SITE_URL
		},
		sitemapUrl: `${config().SITE_URL}/sitemap.xml`,
	}
}

export function consoleOf(config: Config, fetch: typeof globalThis.fetch): SearchConsole | undefined {
	const { GOOGLE_SERVICE_ACCOUNT: account, SEARCH_CONSOLE_BASE_URL: baseUrl } = config
	return account && searchConsole({ account, baseUrl, fetch })
}

const SUBMIT = 'submit-sitemap-after-save'

type Waking = { runNow: (name: string) => Promise<void>; log: Log }

type Services = Settings & {
	searchConsole: SearchConsoleServices
	sitemap: Pick<Sitemap, 'refresh'>
	db: Db
	now: () => Date
} & Waking

/** What search engines hear of by themselves, apart from any save. */
export function searchEngineJobs(services: Services): Job[] {
	return [indexNowJob(services), submissionJob(services)]
}

/** To be called at every change that readers see: told once nobody takes it back, with what changed meanwhile. The clock alone would leave an editor waiting for more than a minute. */
export function submitSoon(waking: Waking): () => void {
	let waiting = false
	return () => {
		if (waiting) return
		waiting = true
		setTimeout(() => {
			waiting = false
			wake(waking)
		}, UNDO_CLOSED_MS).unref()
	}
}

function wake({ runNow, log }: Waking): void {
	runNow(SUBMIT).catch((error: unknown) => log.warn({ err: error }, 'the sitemap job could not be woken'))
}

export function indexNowOf(config: Config, fetch: typeof globalThis.fetch): IndexNow | undefined {
	const { INDEXNOW_KEY: key, INDEXNOW_BASE_URL: baseUrl, SITE_URL: siteUrl } = config
	return key ? indexNow({ key, siteUrl, baseUrl, fetch }) : undefined
}

function indexNowJob({ config, watch, db, log, now }: Services): Job {
	const indexNowNow = latest(config, (set) => indexNowOf(set, watchedFetch(watch('indexnow'))))
	async function run() {
		const engine = indexNowNow()
		if (!engine) return emptyIndexNowQueue(db)
		const { SITE_URL: siteUrl } = config()
		const { told, dropped, waiting, answer } = await pingIndexNow(db, { indexNow: engine, siteUrl, now: now() })
		if (answer && !answer.ok) log.warn({ dropped, waiting, ...answer }, 'IndexNow did not take the changed addresses')
		else if (told > 0) log.info({ told }, 'IndexNow heard of changed addresses')
	}
	return { name: 'ping-indexnow', cron: '* * * * *', run }
}

function submissionJob({ config, searchConsole: engine, sitemap, db, now, ...waking }: Services): Job {
	const { log } = waking
	/** What failed is told on the dashboard like a submission that failed. */
	async function refresh() {
		try {
			await sitemap.refresh()
		} catch (error) {
			await noteMapNotMade(db, { ...engine, now: now() }).catch((fault: unknown) =>
				log.warn({ err: fault }, 'that the sitemap could not be made could not be kept'),
			)
			throw error
		}
	}

	async function run() {
		const { console, siteUrl, sitemapUrl } = engine
		if (!console || isOutOfReach(config())) return
		await refresh()
		const sent = await submitAfterChanges(db, { console, siteUrl, sitemapUrl, now: now() })
		if (!sent) return
		// The change that would have woken the job for a later publication came while it was to wake for an earlier one.
		if ('waitUntil' in sent)
			return void setTimeout(() => wake(waking), sent.waitUntil.getTime() - now().getTime()).unref()
		if (!sent.success)
			log.warn({ status: sent.status, detail: sent.detail }, 'the sitemap could not be submitted after a change')
	}
	return { name: SUBMIT, cron: '* * * * *', urgent: true, run }
}

/** Nobody at Google can fetch a map from this machine; only a stand-in is told of it. */
function isOutOfReach({ SEARCH_CONSOLE_BASE_URL: baseUrl, SITE_URL: siteUrl }: Config): boolean {
	return new URL(baseUrl).hostname.endsWith('.googleapis.com') && isLocal(siteUrl)
}

function isLocal(siteUrl: string): boolean {
	return /^(?:localhost|127\.|\[::1\])/.test(new URL(siteUrl).hostname)
}
