import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { categories } from '#db/schema/categories.ts'
import { pipelineEvents, pipelineRuns, type RunState } from '#db/schema/pipeline.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { isId } from '#lib/is-id.ts'
import { bookedCostUsd } from '../costs/booked-cost.ts'
import type { ArticleSource } from './article-source.ts'
import type { RunContent } from './run-content.ts'
import { readRun } from './run-row.ts'
import type { RunSettings } from './run-settings.ts'
import type { RunStep } from './run-steps.ts'

/** A run as its screen shows it. Moments are texts, as they travel to the browser. */
export type RunView = {
	id: string
	trigger: 'manual' | 'scheduler'
	prompt: string
	category: { id: string; name: string; slug: string } | null
	settings: RunSettings
	state: RunState
	cancelRequested: boolean
	steps: RunStep[]
	content: RunContent | null
	score: number | null
	warnings: string[]
	sources: ArticleSource[]
	provider: string | null
	model: string | null
	error: { code: string; message: string } | null
	/** Nothing while it lies in the bin. */
	post: { id: string; slug: string; title: string; status: PostStatus } | null
	inBin: boolean
	startedByName: string | null
	usage: { calls: number; inputTokens: number; outputTokens: number; costUsd: number }
	createdAt: string
	startedAt: string | null
	finishedAt: string | null
}

export type RunEvent = { id: number; at: string; step: string; message: string }

export async function findRun(db: Db, id: string): Promise<RunView | undefined> {
	if (!isId(id)) return undefined
	const [row] = await db
		.select({
			run: pipelineRuns,
			category: { id: categories.id, name: categories.name, slug: categories.slug },
			post: { id: posts.id, slug: posts.slug, title: posts.title, status: posts.status },
			inBin: sql<boolean>`${posts.deletedAt} is not null`,
			startedByName: users.name,
		})
		.from(pipelineRuns)
		.leftJoin(categories, eq(categories.id, pipelineRuns.categoryId))
		.leftJoin(posts, eq(posts.id, pipelineRuns.postId))
		.leftJoin(users, eq(users.id, pipelineRuns.startedBy))
		.where(eq(pipelineRuns.id, id))
	if (!row) return undefined
	const run = readRun(row.run)
	return {
		id: run.id,
		trigger: run.trigger,
		prompt: run.prompt,
		category: row.category,
		settings: run.settings,
		state: run.state,
		cancelRequested: run.cancelRequested,
		steps: run.steps,
		content: run.content,
		score: run.score,
		warnings: run.warnings,
		sources: run.sources,
		provider: run.provider,
		model: run.model,
		error: run.errorCode ? { code: run.errorCode, message: run.errorMessage ?? '' } : null,
		post: row.inBin ? null : row.post,
		inBin: row.inBin,
		startedByName: row.startedByName,
		usage: await usageOfRun(db, id),
		createdAt: run.createdAt.toISOString(),
		startedAt: run.startedAt?.toISOString() ?? null,
		finishedAt: run.finishedAt?.toISOString() ?? null,
	}
}

async function usageOfRun(db: Db, runId: string): Promise<RunView['usage']> {
	const [sums] = await db
		.select({
			calls: sql<number>`count(*)`.mapWith(Number),
			inputTokens: sql<number>`coalesce(sum(${aiUsage.inputTokens}), 0)`.mapWith(Number),
			outputTokens: sql<number>`coalesce(sum(${aiUsage.outputTokens}), 0)`.mapWith(Number),
			costUsd: bookedCostUsd,
		})
		.from(aiUsage)
		.where(and(eq(aiUsage.runId, runId), ne(aiUsage.purpose, 'budget')))
	return sums ?? { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 }
}

/** The run's log after a line of it. */
export async function listRunEvents(
	db: Db,
	{ runId, after = 0 }: { runId: string; after?: number },
): Promise<RunEvent[]> {
	const rows = await db
		.select({
			id: pipelineEvents.id,
			at: pipelineEvents.at,
			step: pipelineEvents.step,
			message: pipelineEvents.message,
		})
		.from(pipelineEvents)
		.where(sql`${pipelineEvents.runId} = ${runId} and ${pipelineEvents.id} > ${after}`)
		.orderBy(pipelineEvents.id)
		.limit(500)
	return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** What somebody started and is not over yet; the newest. */
export async function findActiveRunOf(db: Db, userId: string): Promise<string | undefined> {
	const [run] = await db
		.select({ id: pipelineRuns.id })
		.from(pipelineRuns)
		.where(sql`${pipelineRuns.startedBy} = ${userId} and ${pipelineRuns.state} in ('queued', 'running')`)
		.orderBy(sql`${pipelineRuns.createdAt} desc`)
		.limit(1)
	return run?.id
}
