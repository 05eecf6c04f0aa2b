import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { advanceSchedulerRun } from './advance-scheduler-run.ts'
import { cancelRest } from './cancel-rest.ts'
import { findSchedulerRun } from './list-scheduler-runs.ts'
import { batchResult } from './run-batch.ts'
import { findRunRecords } from './run-records.ts'
import { startSchedulerRun } from './start-scheduler-run.ts'
import { runTools, workToEnd } from './testing/run-tools.ts'
import { twoCategories } from './testing/two-categories.ts'

const db = testDb()
const noon = new Date('2026-03-10T12:00:00Z')
const by = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' as const, address: '10.0.0.1' }

/** Three categories, of which the first has its article and the second is being written. */
async function runUnderWay() {
	await db.insert(users).values(by)
	const { auto, vida } = await twoCategories(db)
	const [yates] = await db
		.insert(categories)
		.values(aCategory({ name: 'Yates' }))
		.returning()
	const tools = runTools(db, { clock: () => noon })
	const started = await startSchedulerRun(db, { trigger: 'manual', now: noon })
	if (!started.ok) throw new Error('not started')
	await advanceSchedulerRun(db, { now: noon })
	await tools.work()
	await advanceSchedulerRun(db, { now: noon })
	return { tools, runId: started.runId, auto, vida, yates: yates! }
}

test('what is done stays, the article under way is stopped and the rest is not begun', async () => {
	const { tools, runId } = await runUnderWay()
	expect(await cancelRest(db, { runId, by, now: noon })).toEqual({ ok: true })
	await workToEnd(tools)
	const run = (await findSchedulerRun(db, runId))!
	expect(run).toMatchObject({
		state: 'done',
		message: '1 artigo(s) gerado(s). No ar: 0. Rascunhos: 1. 2 artigos cancelados.',
		results: [
			{ status: 'success' },
			{ status: 'cancelled', message: 'A geração deste artigo foi cancelada.' },
			{ status: 'cancelled', message: expect.stringContaining('antes de começar') },
		],
		summary: { success: 1, skipped: 0, error: 0, cancelled: 2 },
	})
	expect(await db.$count(posts)).toBe(1)
	expect(await db.$count(pipelineRuns)).toBe(2)
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toContain('scheduler.cancelled')
	// The function's callers know three outcomes.
	expect(batchResult(run)).toMatchObject({ success: true, summary: { success: 1, skipped: 2, error: 0 } })
	expect(await cancelRest(db, { runId, by, now: noon })).toEqual({ ok: false, reason: 'already-over' })
})

test('asked in the middle of a step, whoever takes the run up again ends it', async () => {
	const { tools, runId } = await runUnderWay()
	// A server took it and died: the mark is in the database, not in its memory.
	await db.update(pipelineRuns).set({ state: 'running' }).where(eq(pipelineRuns.state, 'queued'))
	await cancelRest(db, { runId, by, now: noon })
	expect((await findSchedulerRun(db, runId))!).toMatchObject({
		state: 'running',
		results: [{}, { status: 'writing', cancelling: true }, { status: 'cancelled' }],
	})
	await workToEnd(tools)
	expect(await findSchedulerRun(db, runId)).toMatchObject({ state: 'done', results: [{}, { status: 'cancelled' }, {}] })
	expect(await db.$count(posts)).toBe(1)
})

test('of an article that was finished before the word came, nothing is lost', async () => {
	const { tools, runId } = await runUnderWay()
	await tools.work()
	await cancelRest(db, { runId, by, now: noon })
	await workToEnd(tools)
	expect((await findSchedulerRun(db, runId))!.results.map(({ status }) => status)).toEqual([
		'success',
		'success',
		'cancelled',
	])
})

test('one category is taken out, and the others go on', async () => {
	const { tools, runId, yates } = await runUnderWay()
	expect(await cancelRest(db, { runId, categoryId: yates.id, by, now: noon })).toEqual({ ok: true })
	await workToEnd(tools)
	const run = (await findSchedulerRun(db, runId))!
	expect(run.results.map(({ status }) => status)).toEqual(['success', 'success', 'cancelled'])
})

test('a run that is called off before anything began ends at once', async () => {
	await db.insert(users).values(by)
	await twoCategories(db)
	const started = await startSchedulerRun(db, { trigger: 'manual', now: noon })
	if (!started.ok) throw new Error('not started')
	await cancelRest(db, { runId: started.runId, by, now: noon })
	expect(await advanceSchedulerRun(db, { now: noon })).toBe(false)
	expect(await findSchedulerRun(db, started.runId)).toMatchObject({
		state: 'done',
		success: true,
		message: 'Nenhum artigo foi gerado: 2 artigos cancelados.',
	})
	expect(await cancelRest(db, { runId: 'nonsense', by, now: noon })).toEqual({ ok: false, reason: 'not-found' })
})

test('each article of a run has its score, its cost and its post on record', async () => {
	const { runId } = await runUnderWay()
	const run = (await findSchedulerRun(db, runId))!
	const record = (await findRunRecords(db, [run])).bind(undefined, run)
	const [done, writing, waiting] = run.results
	const [post] = await db.select().from(posts)
	expect(record(done!)).toMatchObject({ score: expect.any(Number), post: { id: post!.id, status: 'draft' } })
	expect(record(done!).costUsd).toBeGreaterThan(0)
	expect(record(writing!)).toEqual({ score: null, costUsd: 0, now: null, post: null })
	expect(record(waiting!)).toEqual({ score: null, costUsd: 0, now: null, post: null })
	// Without its category it cost what it cost.
	const { costUsd } = record(done!)
	await db.delete(categories).where(eq(categories.id, done!.categoryId))
	expect((await findRunRecords(db, [run]))(run, done!).costUsd).toBe(costUsd)
	// In the bin it is no article to be opened.
	await db.update(posts).set({ deletedAt: noon })
	expect(record(done!).post).not.toBeNull()
	expect((await findRunRecords(db, [run]))(run, done!).post).toBeNull()
})
