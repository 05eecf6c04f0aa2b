import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { submitSitemap } from '#core/sitemap/submit-sitemap.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { posts } from '#db/schema/posts.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import { contentCache } from '#db/schema/seo.ts'
import { groq } from '#integrations/providers/groq.ts'
import { searchConsole } from '#integrations/search-console.ts'
import { testDb } from '#tests/db.ts'
import { startGoogle } from '#tests/stand-ins/google.ts'
import { startGroq } from '#tests/stand-ins/groq.ts'
import { cancelRun } from './cancel-run.ts'
import { findRun } from './find-run.ts'
import { pause } from './pause.ts'
import { createRunPool } from './run-pool.ts'
import { by, statuses, testRuns } from './testing/runs.ts'
import { testServices } from './testing/services.ts'

const db = testDb()
// Whole articles are written, checked and rewritten here, which takes a busy machine its time.
vi.setConfig({ testTimeout: 60_000 })

let standIn: Awaited<ReturnType<typeof startGroq>>
let google: Awaited<ReturnType<typeof startGoogle>>
beforeAll(async () => {
	standIn = await startGroq()
	google = await startGoogle()
})
afterAll(async () => {
	await standIn.stop()
	await google.stop()
})

function model() {
	return groq({ apiKey: standIn.apiKey, baseUrl: standIn.baseUrl, model: 'openai/gpt-oss-120b' })
}

const { start, workAll, run } = testRuns(db, model)

/** Has the database do something of its own with every row that comes into a table, while the work is done. */
async function whileInserting<T>(table: string, what: string, work: () => Promise<T>): Promise<T> {
	await db.execute(
		sql.raw(`create function meddle() returns trigger language plpgsql as $$ begin ${what}; return new; end $$`),
	)
	await db.execute(sql.raw(`create trigger meddle before insert on ${table} for each row execute function meddle()`))
	try {
		return await work()
	} finally {
		await db.execute(sql`drop function meddle cascade`)
	}
}

test('a check that fails ends the run, and says so', async () => {
	const { run: view, faults } = await whileInserting('seo_validations', `raise exception 'disk full'`, () => run())
	expect(view).toMatchObject({
		state: 'failed',
		error: { code: 'VALIDATION_FAILED', message: 'Erro na validação SEO. Tente novamente.' },
	})
	expect(statuses(view)).toEqual(['generate completed', 'validate error', 'optimize pending'])
	expect(faults).toHaveLength(1)
})

test('an article that cannot be saved ends the run, and says why', async () => {
	const { id } = await run({ settings: { autoPublish: true } })
	await db.delete(posts)
	const { content } = (await findRun(db, id))!
	await backTo('publish', id, { content: { ...content!, article: { ...content!.article, title: ' ' } } })
	await workAll(testServices(db).services)
	const view = (await findRun(db, id))!
	expect(view).toMatchObject({
		state: 'failed',
		error: { code: 'PUBLISH_FAILED', message: 'O artigo não pôde ser salvo: está sem título.' },
	})
	expect(statuses(view).slice(-2)).toEqual(['publish error', 'sitemap-gen pending'])
	expect(await db.$count(posts)).toBe(0)
})

test('a fault while publishing ends the run without an article', async () => {
	const publishing = { settings: { autoPublish: true } }
	const { run: view } = await whileInserting('blog_posts', `raise exception 'disk full'`, () => run(publishing))
	expect(view).toMatchObject({ state: 'failed', error: { code: 'INTERNAL' }, post: null })
	expect(JSON.stringify(view)).not.toContain('disk full')
})

test('publishing twice, as after a crash in between, makes one article and tells what became of it', async () => {
	const id = await start({ settings: { autoPublish: true } })
	const { services } = testServices(db, { models: [model()] })
	await workAll(services)
	const made = (await findRun(db, id))!.post!
	expect(made.status).toBe('published')
	await db.delete(contentCache)
	await backTo('publish', id, { postId: null })
	await workAll(services)
	expect(await db.$count(posts)).toBe(1)
	expect(await findRun(db, id)).toMatchObject({ state: 'completed', post: made })
	expect((await findRun(db, id))!.steps[3]).toMatchObject({ id: 'publish', message: 'Publicado' })
})

test('a person who withdrew the article before the crash was mended finds it a draft, and reads so', async () => {
	const { id } = await run({ settings: { autoPublish: true } })
	await db.update(posts).set({ status: 'draft' })
	await backTo('publish', id, { postId: null })
	await workAll(testServices(db).services)
	expect((await findRun(db, id))!.steps[3]!.message).toBe('Salvo como rascunho')
})

/** As a crash in the step leaves it. */
async function backTo(step: 'publish', id: string, set: Partial<typeof pipelineRuns.$inferInsert>) {
	const [row] = await db.select().from(pipelineRuns).where(eq(pipelineRuns.id, id))
	const all = row!.steps as { id: string }[]
	const from = all.findIndex((one) => one.id === step)
	const steps = all.map((one, index) =>
		index < from ? one : { ...one, status: index === from ? 'running' : 'pending' },
	)
	await db.update(pipelineRuns).set({ state: 'running', steps, finishedAt: null, ...set })
}

test('cancelling during the pause after the check ends the run there', async () => {
	const id = await start({ settings: { autoPublish: true } })
	const paused = Promise.withResolvers<void>()
	const { services } = testServices(db, {
		sleep(ms, signal) {
			paused.resolve()
			return pause(ms, signal)
		},
		pauseMs: 600_000,
	})
	const pool = createRunPool(services)
	pool.wake()
	await paused.promise
	expect(await cancelRun(db, { id, by, now: new Date() })).toEqual({ ok: true })
	pool.changed(id)
	await expect.poll(async () => (await findRun(db, id))!.state).toBe('cancelled')
	expect(statuses((await findRun(db, id))!).slice(1, 3)).toEqual(['validate completed', 'optimize pending'])
	await pool.stop()
})

test('cancelling while the article is being published leaves what was done, and goes no further', async () => {
	const cancel = 'update pipeline_runs set cancel_requested = true where id = new.pipeline_run_id'
	const told: string[] = []
	const { run: view } = await whileInserting('blog_posts', cancel, () =>
		run({ settings: { autoPublish: true }, refreshSitemap: async () => void told.push('sitemap') }),
	)
	expect(view).toMatchObject({ state: 'cancelled', post: { status: 'published' } })
	expect(statuses(view).slice(-2)).toEqual(['publish completed', 'sitemap-gen pending'])
	expect(told).toEqual([])
})

test('cancelling while the console is asked leaves it at once, and says nothing of the console', async () => {
	const id = await start({ settings: { autoPublish: true, submitToGSC: true } })
	const console = searchConsole({ account: google.account(), baseUrl: google.baseUrl, timeoutMs: 600_000 })
	const property = { console, siteUrl: 'sc-domain:trava.localhost', sitemapUrl: 'https://a.example/sitemap.xml' }
	const { services } = testServices(db, {
		submitSitemap: (submission) => submitSitemap(db, { ...property, ...submission }),
	})
	const pool = createRunPool(services)
	pool.wake()
	await expect.poll(() => google.calls.some((call) => call.includes('trava'))).toBe(true)
	await cancelRun(db, { id, by, now: new Date() })
	pool.changed(id)
	await expect.poll(async () => (await findRun(db, id))!.state).toBe('cancelled')
	const view = (await findRun(db, id))!
	expect(view.steps.at(-1)).toMatchObject({ id: 'gsc-submit', status: 'error', message: 'Cancelado' })
	expect(view.post).toMatchObject({ status: 'published' })
	expect(await db.$count(sitemapSubmissions)).toBe(0)
	await pool.stop()
})

test.for([
	['[[groq:pesquisar-hostil]]', 'A primeira versão gerada pedia segredos ao leitor'],
	['[[groq:pesquisar-mudo]]', 'A fonte “Página muda” (https://mudo.invalid/) não pôde ser verificada.'],
] as const)('an article written under %s waits as a draft, and says why', async ([wish, why]) => {
	const prompt = `franquia do seguro do carro ${wish}`
	const settings = { autoPublish: true, fastMode: false, useWebResearch: true }
	const { run: view } = await run({ prompt, settings, models: true })
	expect(view).toMatchObject({ state: 'completed', post: { status: 'draft' } })
	const { message, reasons } = view.steps.find(({ id }) => id === 'publish')!
	expect(message).toMatch(/^Salvo como rascunho: falta resolver /)
	expect(reasons).toContainEqual(expect.objectContaining({ message: expect.stringContaining(why) }))
})

test('a rewrite that obeys a page does not take the place of a clean text', async () => {
	const prompt = 'franquia do seguro do carro [[groq:fraco]] [[groq:otimizar-obedece]]'
	const { run: view } = await run({ prompt, settings: { autoPublish: true }, models: true })
	expect(view.post).toMatchObject({ status: 'draft' })
	expect(JSON.stringify(view.content)).not.toContain('seguradora-segura.example')
	expect(JSON.stringify(view.content)).not.toContain('98765')
})
