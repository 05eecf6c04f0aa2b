import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { type ArticleRun, CALLED_OFF, outcomeOf } from './article-outcome.ts'
import { orderArticle } from './order-article.ts'
import {
	cancelledItem,
	describeRun,
	isOpen,
	isSuccess,
	type RunItem,
	type SchedulerRun,
	summarise,
	toRun,
} from './scheduler-run.ts'
import { lockSchedulerRuns } from './start-scheduler-run.ts'

/**
 * Brings the open run further: notes what became of the article under way and orders the next one. One at a time, so that
 * each topic is chosen knowing the articles before it. The writing itself is the pipeline's. Asked again, by whichever
 * server, it does no more than once. True while the run is open.
 */
export async function advanceSchedulerRun(db: Db, { now }: { now: Date }): Promise<boolean> {
	if ((await db.$count(schedulerRuns, isRunning)) === 0) return false
	return db.transaction(async (tx) => {
		await lockSchedulerRuns(tx)
		const [row] = await tx.select().from(schedulerRuns).where(isRunning).limit(1)
		if (!row) return false
		const run = toRun(row)
		const results = await advanceItems(tx, { run, now })
		const isDone = !results.some(isOpen)
		if (results === run.results && !isDone) return true
		await tx
			.update(schedulerRuns)
			.set({ results, updatedAt: now, ...(isDone && endOf(results, now)) })
			.where(eq(schedulerRuns.id, run.id))
		return !isDone
	})
}

const isRunning = eq(schedulerRuns.state, 'running')

function endOf(results: readonly RunItem[], now: Date) {
	const summary = summarise(results)
	const success = isSuccess(summary)
	return {
		summary,
		success,
		message: describeRun(results),
		state: success ? 'done' : 'failed',
		finishedAt: now,
	} as const
}

async function advanceItems(tx: Db, { run, now }: { run: SchedulerRun; now: Date }): Promise<RunItem[]> {
	let results = run.results
	for (const [at, item] of results.entries()) {
		if (!isOpen(item)) continue
		const next = await advanceItem(tx, { run, item, now })
		if (next !== item) results = results.with(at, next)
		if (isOpen(next)) break
	}
	return results
}

type Advance = { run: SchedulerRun; item: RunItem; now: Date }

async function advanceItem(tx: Db, { run, item, now }: Advance): Promise<RunItem> {
	const article = item.pipelineRunId ? await findArticle(tx, item.pipelineRunId) : undefined
	if (article?.state === 'queued' || article?.state === 'running') return item
	if (!article) return item.cancelling ? cancelledItem(item, CALLED_OFF) : orderArticle(tx, { run, item, now })
	const outcome = await outcomeOf(tx, { item, article, now })
	if (outcome !== 'another-topic') return outcome
	if (item.cancelling) return cancelledItem(item, CALLED_OFF)
	return orderArticle(tx, { run, item: { ...item, topic: undefined }, now })
}

async function findArticle(tx: Db, id: string): Promise<ArticleRun | undefined> {
	const [row] = await tx
		.select({
			id: pipelineRuns.id,
			state: pipelineRuns.state,
			errorCode: pipelineRuns.errorCode,
			errorMessage: pipelineRuns.errorMessage,
			settings: pipelineRuns.settings,
			steps: pipelineRuns.steps,
			title: sql<string | null>`${pipelineRuns.content}->'article'->>'title'`,
			postId: pipelineRuns.postId,
		})
		.from(pipelineRuns)
		.where(eq(pipelineRuns.id, id))
	return row
}
