import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { requestCounts } from '#db/schema/limits.ts'

export type Limit = { seconds: number; max: number }
type Turn = { key: string; limits: readonly Limit[]; now: Date }

/** Counts one more time for a key, and says whether that is still within every limit. */
export async function countRequest(
	db: Db,
	{ key, limits, now }: Turn,
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
	const counted = await db
		.insert(requestCounts)
		.values(
			limits.map(({ seconds }) => ({ key, windowSeconds: seconds, windowStart: startOf(now, seconds), count: 1 })),
		)
		.onConflictDoUpdate({
			target: [requestCounts.key, requestCounts.windowSeconds, requestCounts.windowStart],
			set: { count: sql`${requestCounts.count} + 1` },
		})
		.returning()
	const passed = counted.filter((row) => row.count > limits.find(({ seconds }) => seconds === row.windowSeconds)!.max)
	if (passed.length === 0) return { ok: true }
	const ends = passed.map((row) => row.windowStart.getTime() + row.windowSeconds * 1000)
	return { ok: false, retryAfterSeconds: Math.ceil((Math.max(...ends) - now.getTime()) / 1000) }
}

/** Whether a key is past a limit already. Does not count. */
export async function isPastLimit(db: Db, { key, limits, now }: Turn): Promise<boolean> {
	const starts = limits.map(({ seconds }) => startOf(now, seconds))
	const rows = await db
		.select()
		.from(requestCounts)
		.where(and(eq(requestCounts.key, key), inArray(requestCounts.windowStart, starts)))
	return limits.some(({ seconds, max }) => rows.some((row) => row.windowSeconds === seconds && row.count >= max))
}

function startOf(now: Date, seconds: number): Date {
	return new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
}

/** Counts of stretches long past serve nobody. */
export async function purgeOldRequestCounts(db: Db, now: Date): Promise<void> {
	const dayMs = 24 * 60 * 60 * 1000
	await db.delete(requestCounts).where(lt(requestCounts.windowStart, new Date(now.getTime() - dayMs)))
}
