import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#config/env.server.ts'
import { UNDO_CLOSED_MS } from '#core/posts/publication/undo-window.ts'
import type { Database } from '#db/client.server.ts'
import { posts, publicationUndos } from '#db/schema/posts.ts'
import { indexNowQueue, sitemapSubmissions } from '#db/schema/search-engines.ts'
import type { Log } from '#lib/log.ts'
import { createSitemap, type Sitemap } from '#server/answers/sitemap.ts'
import { openJobs } from '#server/boot/jobs.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb, testJobs } from '#tests/db.ts'
import { startGoogle } from '#tests/stand-ins/google.ts'
import { startIndexNow } from '#tests/stand-ins/indexnow.ts'
import { searchConsoleServices, searchEngineJobs } from './search-engines.ts'
import { watchServices } from './watch-service.ts'

const db = testDb()
const SITE_URL = 'https://www.farol.example'
const PROPERTY = 'sc-domain:farol.example'
/** Past the rest that a changed address is given. */
const now = () => new Date(Date.now() + 60_000)

let google: Awaited<ReturnType<typeof startGoogle>>
let engine: Awaited<ReturnType<typeof startIndexNow>>

beforeAll(async () => {
	google = await startGoogle({ properties: [PROPERTY] })
	engine = await startIndexNow()
})
afterAll(async () => {
	await google.stop()
	await engine.stop()
})

type Start = { property?: string; sitemap?: Pick<Sitemap, 'refresh'> }

/** The jobs as boot makes them, in a queue that is looked at often. */
async function start({ property = PROPERTY, sitemap = createSitemap({ db, siteUrl: SITE_URL, now }) }: Start = {}) {
	const warnings: unknown[] = []
	const log: Log = { debug() {}, info() {}, error() {}, warn: (...said: unknown[]) => void warnings.push(said) }
	const config = {
		SITE_URL,
		GOOGLE_SERVICE_ACCOUNT: google.account(),
		SEARCH_CONSOLE_BASE_URL: google.baseUrl,
		SEARCH_CONSOLE_SITE_URL: property,
		INDEXNOW_KEY: 'chave-de-testes-0123',
		INDEXNOW_BASE_URL: engine.baseUrl,
	} as Config
	const set = { config: () => config, watch: watchServices({ db, log, now }) }
	const runNow = (name: string) => running.runNow(name)
	const tools = { ...set, searchConsole: searchConsoleServices(set), sitemap, db, log, now, runNow }
	const jobs = searchEngineJobs(tools).map((job) => ({ ...job, cron: '0 0 1 1 *', urgent: true }))
	const running = await openJobs({ database: { jobs: await testJobs() } as Database, log, jobs })
	await running.begin()
	onTestFinished(() => running.stop())
	return { runNow, warnings }
}

const PATIENCE = { timeout: 180_000 }

test('an article that goes live is told to both, by jobs and not by its save', async () => {
	const { runNow } = await start()
	await db.insert(posts).values(aPublishedPost({ slug: 'no-ar' }))
	expect(engine.told).toEqual([])
	await runNow('submit-sitemap-after-save')
	await runNow('ping-indexnow')
	await vi.waitFor(async () => expect(await db.select().from(sitemapSubmissions)).toHaveLength(1), PATIENCE)
	expect(await db.select().from(sitemapSubmissions)).toMatchObject([{ success: true, readBack: { isPending: true } }])
	expect(google.submitted.get(`${PROPERTY} ${SITE_URL}/sitemap.xml`)).toBeDefined()
	await vi.waitFor(async () => expect(await db.$count(indexNowQueue)).toBe(0), PATIENCE)
	expect(engine.told).toMatchObject([{ urlList: [`${SITE_URL}/blog/no-ar`] }])
})

test('services that are down hold up no save: what they should hear waits, and the log says why', async () => {
	const { runNow, warnings } = await start({ property: 'https://quebrado.example/' })
	engine.failNext(503)
	await db.insert(posts).values(aPublishedPost({ slug: 'no-ar' }))
	await runNow('submit-sitemap-after-save')
	await runNow('ping-indexnow')
	await vi.waitFor(() => expect(warnings).toHaveLength(2), PATIENCE)
	expect(await db.select().from(sitemapSubmissions)).toMatchObject([{ success: false, status: 'server-error' }])
	expect(await db.select().from(indexNowQueue)).toMatchObject([{ path: '/blog/no-ar' }])
	await runNow('ping-indexnow')
	await vi.waitFor(async () => expect(await db.$count(indexNowQueue)).toBe(0), PATIENCE)
})

test('a publication whose undo is still open when the job is woken for another is sent when that is over', async () => {
	const { runNow } = await start()
	const [post] = await db.insert(posts).values(aPublishedPost()).returning()
	// It ends in a few seconds, and nothing but the job itself wakes the job then.
	const createdAt = new Date(now().getTime() + 5_000 - UNDO_CLOSED_MS)
	await db.insert(publicationUndos).values({ postId: post!.id, version: 1, fields: {}, createdAt })
	await runNow('submit-sitemap-after-save')
	await vi.waitFor(async () => expect(await db.$count(sitemapSubmissions)).toBe(1), PATIENCE)
})

test('a map that cannot be made is told like one that cannot be sent', async () => {
	const { runNow } = await start({ sitemap: { refresh: () => Promise.reject(new Error('no room on the disk')) } })
	await runNow('submit-sitemap-after-save')
	await vi.waitFor(async () => expect(await db.$count(sitemapSubmissions)).toBe(1), PATIENCE)
	expect(await db.select().from(sitemapSubmissions)).toMatchObject([{ success: false, status: 'not-made' }])
})
