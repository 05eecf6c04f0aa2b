import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import { isOfMonth } from '#core/generation/costs/spent-this-month.ts'
import { ownImageProviders } from '#core/providers/provider-lists.ts'
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

/** What was asked of providers outside, and how often they gave a picture. Drawings of our own count on neither side. */
export type Asked = { total: number; successful: number }

/** Times are of those that worked. */
export type AskedTrend = Asked & { averageTimeMs: number; medianTimeMs: number; before: Asked }

export type ImageTrend = ImageStats & { asked: AskedTrend }

/** The last days beside the same number of days before these. */
export async function imageTrend(db: Db, { days }: { days: number }): Promise<ImageTrend> {
	const recent = await imageStats(db, { days })
	const asked = await countAsked(db, { days })
	const twice = await countAsked(db, { days: days * 2 })
	const before = { total: twice.total - asked.total, successful: twice.successful - asked.successful }
	return { ...recent, asked: { ...asked, before } }
}

const { createdAt, success, state, provider, costUsd, generationTimeMs } = imageGenerations

const isAsked = notInArray(provider, [...ownImageProviders])
const worked = sql`filter (where ${success} and ${isAsked})`
const askedCounts = {
	total: sql<number>`(count(*) filter (where ${isAsked}))::int`,
	successful: sql<number>`(count(*) ${worked})::int`,
	averageTimeMs: sql<number>`coalesce(round(avg(${generationTimeMs}) ${worked}), 0)`.mapWith(Number),
	/** One slow answer does not move it. */
	medianTimeMs:
		sql<number>`round(coalesce(percentile_cont(0.5) within group (order by ${generationTimeMs}) ${worked}, 0))`.mapWith(
			Number,
		),
}

async function countAsked(db: Db, { days }: { days: number }) {
	const [row] = await db
		.select(askedCounts)
		.from(imageGenerations)
		// By the database's clock, as its function counts.
		.where(and(gte(createdAt, sql`now() - make_interval(days => ${days}::integer)`), eq(state, 'done')))
	return row!
}

export type MonthImages = {
	/** Drawings of our own included. */
	pictures: number
	asked: Asked
	averageTimeMs: number
	costUsd: number
}

/** The pictures since the first of the month, in UTC as the providers bill. */
export async function monthImages(db: Db, { now }: { now: Date }): Promise<MonthImages> {
	const { total, successful, averageTimeMs } = askedCounts
	const [row] = await db
		.select({
			pictures: sql<number>`(count(*) filter (where ${success}))::int`,
			asked: { total, successful },
			averageTimeMs,
			costUsd: sql<number>`coalesce(sum(${costUsd}), 0)`.mapWith(Number),
		})
		.from(imageGenerations)
		.where(and(isOfMonth(createdAt, now), eq(state, 'done')))
	return row!
}
