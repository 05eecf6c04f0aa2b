import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { requestCounts } from '#db/schema/limits.ts'

export type Limit = { seconds: number; max: number }
type Turn = { key: string; limits: readonly Limit[]; now: Date }

/** What was counted in the stretch before, read in the same statement. */
const countBefore = sql<number | null>`(
	select earlier.count from request_counts earlier
	where earlier.key = ${requestCounts}.key and earlier.window_seconds = ${requestCounts}.window_seconds
		and earlier.window_start = ${requestCounts}.window_start - make_interval(secs => ${requestCounts}.window_seconds)
)`

/**
 * Counts one more time for a key, or as many as are said, and says whether that is still within every limit. Of the stretch before, as much counts
 * as is not over yet (a sliding window): else whoever asks around the turn of a minute may ask twice as often.
 */
export async function countRequest(
	db: Db,
	{ key, limits, now, times = 1 }: Turn & { times?: number },
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
	const counted = await db
		.insert(requestCounts)
		.values(
			limits.map(({ seconds }) => ({ key, windowSeconds: seconds, windowStart: startOf(now, seconds), count: times })),
		)
		.onConflictDoUpdate({
			target: [requestCounts.key, requestCounts.windowSeconds, requestCounts.windowStart],
			set: { count: sql`${requestCounts.count} + ${times}` },
		})
		.returning({ ...getTableColumns(requestCounts), before: countBefore })
	const waits = limits.map((limit) => {
		const { count, before } = counted.find(({ windowSeconds }) => windowSeconds === limit.seconds)!
		return waitFor(limit, { current: count, before: before ?? 0, now })
	})
	const longest = Math.max(...waits)
	return longest === 0 ? { ok: true } : { ok: false, retryAfterSeconds: Math.ceil(longest) }
}

/** Whether a key is past a limit already. Does not count. */
export async function isPastLimit(db: Db, { key, limits, now }: Turn): Promise<boolean> {
	const starts = limits.flatMap(({ seconds }) => [startOf(now, seconds), startBefore(now, seconds)])
	const rows = await db
		.select()
		.from(requestCounts)
		.where(and(eq(requestCounts.key, key), inArray(requestCounts.windowStart, starts)))
	return limits.some((limit) => {
		// One more would be too many.
		const current = countOf(rows, limit, startOf(now, limit.seconds)) + 1
		return waitFor(limit, { current, before: countOf(rows, limit, startBefore(now, limit.seconds)), now }) > 0
	})
}

type Counts = { current: number; before: number; now: Date }

/** How many seconds until one more may come; none where this one may. What was refused does not make the next stretch shorter. */
function waitFor({ seconds, max }: Limit, { current, before, now }: Counts): number {
	const passed = (now.getTime() - startOf(now, seconds).getTime()) / 1000
	const carried = Math.min(before, max)
	if (current * seconds + carried * (seconds - passed) <= max * seconds) return 0
	if (current <= max && carried > 0) return seconds * (1 - (max - current) / carried) - passed
	return seconds - passed + seconds / max
}

type Row = typeof requestCounts.$inferSelect

function countOf(rows: readonly Row[], { seconds }: Limit, start: Date): number {
	const isIt = (row: Row) => row.windowSeconds === seconds && row.windowStart.getTime() === start.getTime()
	return rows.find(isIt)?.count ?? 0
}

function startOf(now: Date, seconds: number): Date {
	return new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
}

function startBefore(now: Date, seconds: number): Date {
	return new Date(startOf(now, seconds).getTime() - seconds * 1000)
}

/** Counts of stretches long past serve nobody. */
export async function purgeOldRequestCounts(db: Db, now: Date): Promise<void> {
	const dayMs = 24 * 60 * 60 * 1000
	await db.delete(requestCounts).where(lt(requestCounts.windowStart, new Date(now.getTime() - dayMs)))
}
