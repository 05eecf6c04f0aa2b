import { and, eq, inArray, sql } from 'drizzle-orm'
import { spentByRun } from '#core/generation/costs/spent-by-run.ts'
import { nextStep, runStep, type StepId } from '#core/generation/runs/run-steps.ts'
import { stepsDone } from '#core/generation/runs/steps-done.ts'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import type { RunItem, SchedulerRun } from './scheduler-run.ts'

/** What is on record of an article of a run, as of now. */
export type ItemRecord = {
	/** At the end of its writing. */
	score: number | null
	/** Of all that was tried for it. */
	costUsd: number
	/** What the pipeline does for it at this moment, and how many of its steps are over. */
	now: { step: StepId; done: number; known: number } | null
	/** Nothing where there is none, or where it is gone or in the bin. */
	post: { id: string; title: string; status: PostStatus } | null
}

const nothing: ItemRecord = { score: null, costUsd: 0, now: null, post: null }

type Records = (run: Pick<SchedulerRun, 'id'>, item: RunItem) => ItemRecord

/** Reads the records of all the articles of some runs at once. */
export async function findRunRecords(db: Db, runs: readonly SchedulerRun[]): Promise<Records> {
	const spent = spentByRun(db)
	const { id, schedulerRunId, categoryId, score, state, steps } = pipelineRuns
	const runIds = runs.map((run) => run.id)
	const written = await db
		.select({
			id,
			schedulerRunId,
			categoryId,
			score,
			state,
			steps,
			costUsd: sql<number>`coalesce(${spent.costUsd}, 0)`.mapWith(Number),
		})
		.from(pipelineRuns)
		.leftJoin(spent, eq(spent.runId, id))
		.where(inArray(schedulerRunId, runIds))
	const postIds = runs.flatMap(({ results }) => results.flatMap(({ postId }) => postId ?? []))
	const stored = await db
		.select({ id: posts.id, title: posts.title, status: posts.status })
		.from(posts)
		.where(and(inArray(posts.id, postIds), notInBin))

	return (run, item) => {
		// A category that is gone takes its name off the runs; what the last one cost is still known.
		const isOf = (each: (typeof written)[number]) =>
			each.categoryId === item.categoryId || each.id === item.pipelineRunId
		const tries = written.filter((each) => each.schedulerRunId === run.id && isOf(each))
		const last = written.find((each) => each.id === item.pipelineRunId)
		return {
			...nothing,
			score: item.status === 'success' ? (last?.score ?? null) : null,
			costUsd: tries.reduce((sum, each) => sum + each.costUsd, 0),
			now: item.status === 'writing' && last?.state === 'running' ? nowOf(last.steps) : null,
			post: stored.find((post) => post.id === item.postId) ?? null,
		}
	}
}

function nowOf(stored: readonly Record<string, unknown>[]): ItemRecord['now'] {
	const steps = runStep.array().parse(stored)
	const next = nextStep(steps)
	return next ? { step: next.id, ...stepsDone(steps) } : null
}
