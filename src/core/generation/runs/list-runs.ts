import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { categories } from '#db/schema/categories.ts'
import { pipelineRuns, type RunState } from '#db/schema/pipeline.ts'
import { type PostStatus, posts } from '#db/schema/posts.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { bookedCostUsd } from '../costs/booked-cost.ts'

export type ListedRun = {
	id: string
	prompt: string
	state: RunState
	score: number | null
	provider: string | null
	model: string | null
	categoryName: string | null
	post: { id: string; title: string; status: PostStatus } | null
	tokens: number
	costUsd: number
	createdAt: Date
}

export const RUNS_PER_PAGE = 20

type Query = { state?: RunState | undefined; text?: string | undefined; page?: number }

/** The newest first. */
export async function listRuns(
	db: Db,
	{ state, text, page = 1 }: Query,
): Promise<{ runs: ListedRun[]; total: number }> {
	const wanted = and(
		state ? eq(pipelineRuns.state, state) : undefined,
		text?.trim() ? ilike(pipelineRuns.prompt, `%${escapeLike(text.trim())}%`) : undefined,
	)
	const spent = db
		.select({
			runId: aiUsage.runId,
			tokens: sql<number>`sum(${aiUsage.inputTokens} + ${aiUsage.outputTokens})`.mapWith(Number).as('tokens'),
			costUsd: bookedCostUsd.as('spent_usd'),
		})
		.from(aiUsage)
		.groupBy(aiUsage.runId)
		.as('spent')
	const [runs, total] = await Promise.all([
		db
			.select({
				id: pipelineRuns.id,
				prompt: pipelineRuns.prompt,
				state: pipelineRuns.state,
				score: pipelineRuns.score,
				provider: pipelineRuns.provider,
				model: pipelineRuns.model,
				categoryName: categories.name,
				post: { id: posts.id, title: posts.title, status: posts.status },
				tokens: sql<number>`coalesce(${spent.tokens}, 0)`.mapWith(Number),
				costUsd: sql<number>`coalesce(${spent.costUsd}, 0)`.mapWith(Number),
				createdAt: pipelineRuns.createdAt,
			})
			.from(pipelineRuns)
			.leftJoin(categories, eq(categories.id, pipelineRuns.categoryId))
			.leftJoin(posts, and(eq(posts.id, pipelineRuns.postId), notInBin))
			.leftJoin(spent, eq(spent.runId, pipelineRuns.id))
			.where(wanted)
			.orderBy(desc(pipelineRuns.createdAt), pipelineRuns.id)
			.limit(RUNS_PER_PAGE)
			.offset((Math.max(1, page) - 1) * RUNS_PER_PAGE),
		db.$count(pipelineRuns, wanted),
	])
	return { runs, total }
}
