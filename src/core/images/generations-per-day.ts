import { and, eq, gte, sql } from 'drizzle-orm'
import { ownImageProviders } from '#core/providers/provider-lists.ts'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { addDays } from '#lib/brasilia-time.ts'

export type ProviderDay = {
	provider: string
	generations: number
	successful: number
	paid: number
	costUsd: number
	/** How often its own quota turned us away. */
	quotaRefusals: number
}

export type GenerationDay = {
	/** '2026-03-10', in UTC. */
	day: string
	providers: ProviderDay[]
	/** Of the providers' that worked; nothing where none did. */
	averageTimeMs: number | null
}

const DAY_MS = 86_400_000

/**
 * The pictures of the last days, day by day, oldest first. The same hours as the statistics beside it, so that their
 * sums agree: that begins within a day, which is shown only where it holds something.
 */
export async function generationsPerDay(db: Db, { days, now }: { days: number; now: Date }): Promise<GenerationDay[]> {
	const since = new Date(now.getTime() - days * DAY_MS)
	const found = await countByDay(db, since)
	const today = utcDay(now)
	const begun = Array.from({ length: days }, (_, index) => addDays(today, 1 - days + index))
	const partial = utcDay(since)
	return (found.has(partial) ? [partial, ...begun] : begun).map(
		(day) => found.get(day) ?? { day, providers: [], averageTimeMs: null },
	)
}

async function countByDay(db: Db, since: Date): Promise<Map<string, GenerationDay>> {
	const { createdAt, provider, success, costUsd, generationTimeMs, errorCode, state } = imageGenerations
	const day = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
	const rows = await db
		.select({
			day,
			provider,
			generations: sql<number>`count(*)::int`,
			paid: sql<number>`(count(*) filter (where ${costUsd} > 0))::int`,
			costUsd: sql<number>`sum(${costUsd})`.mapWith(Number),
			successful: sql<number>`(count(*) filter (where ${success}))::int`,
			timeMs: sql<number>`coalesce(sum(${generationTimeMs}) filter (where ${success}), 0)`.mapWith(Number),
			quotaRefusals: sql<number>`(count(*) filter (where ${errorCode} like 'quota%'))::int`,
		})
		.from(imageGenerations)
		.where(and(gte(createdAt, since), eq(state, 'done')))
		.groupBy(day, provider)
		.orderBy(day, provider)
	return new Map(
		[...Map.groupBy(rows, (row) => row.day)].map(([each, parts]) => {
			const asked = parts.filter((part) => !ownImageProviders.some((id) => id === part.provider))
			const successful = total(asked.map((part) => part.successful))
			const timeMs = total(asked.map((part) => part.timeMs))
			return [
				each,
				{
					day: each,
					providers: parts.map(({ day: _day, timeMs: _timeMs, ...part }) => part),
					averageTimeMs: successful > 0 ? Math.round(timeMs / successful) : null,
				},
			]
		}),
	)
}

function total(numbers: number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0)
}

function utcDay(moment: Date): string {
	return moment.toISOString().slice(0, 10)
}
