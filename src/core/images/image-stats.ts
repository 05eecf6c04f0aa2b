import { and, eq, gte, sql } from 'drizzle-orm'
import { monthStart } from '#core/generation/costs/spent-this-month.ts'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'

export type ImageStats = {
	total: number
	successful: number
	totalCostUsd: number
	/** Of those that worked. */
	averageTimeMs: number
	/** How many each provider was asked for. */
	providers: Record<string, number>
}

type Row = {
	total_generations: number
	successful_generations: number
	total_cost_usd: string
	avg_generation_time_ms: string
	providers: Record<string, number>
}

/** The pictures of the last days, counted by the database's own function and by its clock. */
export async function imageStats(db: Db, { days }: { days: number }): Promise<ImageStats> {
	const { rows } = (await db.execute(sql`select * from get_image_generation_stats(${days}::integer)`)) as {
		rows: Row[]
	}
	const row = rows[0]!
	return {
		total: row.total_generations,
		successful: row.successful_generations,
		totalCostUsd: Number(row.total_cost_usd),
		averageTimeMs: Number(row.avg_generation_time_ms),
		providers: row.providers,
	}
}

export type ImageTrend = ImageStats & {
	medianTimeMs: number
	/** The same number of days before these. */
	before: { total: number; successful: number }
}

export async function imageTrend(db: Db, { days }: { days: number }): Promise<ImageTrend> {
	const recent = await imageStats(db, { days })
	const twice = await imageStats(db, { days: days * 2 })
	return {
		...recent,
		medianTimeMs: await medianTime(db, { days }),
		before: { total: twice.total - recent.total, successful: twice.successful - recent.successful },
	}
}

/** Of those that worked: one slow answer does not move it. */
async function medianTime(db: Db, { days }: { days: number }): Promise<number> {
	const { createdAt, generationTimeMs, state, success } = imageGenerations
	const [row] = await db
		.select({
			median: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${generationTimeMs}), 0)`.mapWith(
				Number,
			),
		})
		.from(imageGenerations)
		.where(
			and(gte(createdAt, sql`now() - make_interval(days => ${days}::integer)`), eq(state, 'done'), eq(success, true)),
		)
	return Math.round(row!.median)
}

export type MonthImages = { total: number; successful: number; costUsd: number; averageTimeMs: number }

/** The pictures since the first of the month, in UTC as the providers bill. */
export async function monthImages(db: Db, { now }: { now: Date }): Promise<MonthImages> {
	const { success, costUsd, generationTimeMs } = imageGenerations
	const [row] = await db
		.select({
			total: sql<number>`count(*)::int`,
			successful: sql<number>`(count(*) filter (where ${success}))::int`,
			costUsd: sql<number>`coalesce(sum(${costUsd}), 0)`.mapWith(Number),
			averageTimeMs: sql<number>`coalesce(round(avg(${generationTimeMs}) filter (where ${success})), 0)`.mapWith(
				Number,
			),
		})
		.from(imageGenerations)
		.where(and(gte(imageGenerations.createdAt, monthStart(now)), eq(imageGenerations.state, 'done')))
	return row!
}
