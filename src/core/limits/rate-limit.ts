import { randomUUID } from 'node:crypto'
import { eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/users.ts'
import { CLOCK_SKEW_MS } from '#lib/clock-skew.ts'

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number }

const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 15 * 60
const FORGOTTEN_AFTER_SECONDS = 24 * 60 * 60

/** So many within a stretch that begins with the first of them. */
type Allowance = { key: string; max: number; seconds: number; now: Date }

/** Counts one more, unless the allowance is used up. Asked by many at once, no more than `max` pass. */
export async function takeFromRateLimit(db: Db, { key, max, seconds, now }: Allowance): Promise<RateLimitResult> {
	const over = isOver(seconds, now)
	return take(db, {
		key,
		now,
		again: over,
		may: sql`${over} or ${rateLimits.count} < ${max}`,
		since: sql`case when ${over} then ${now.getTime()} else ${rateLimits.lastRequest} end`,
		waitSeconds: () => seconds,
	})
}

type Guess = { key: string; free: number; now: Date }

/**
 * Counts one more guess. The first are free; after them each one makes the next wait twice as long, up to a
 * quarter of an hour. Asking too early does not make the wait longer, and a day without guesses forgets them all.
 */
export async function takeGuess(db: Db, { key, free, now }: Guess): Promise<RateLimitResult> {
	const forgotten = isOver(FORGOTTEN_AFTER_SECONDS, now)
	const waitMs = sql`least(${FIRST_WAIT_SECONDS} * power(2, least(${rateLimits.count} - ${free}, 20)), ${LONGEST_WAIT_SECONDS}) * 1000`
	return take(db, {
		key,
		now,
		again: forgotten,
		may: sql`${forgotten} or ${rateLimits.count} < ${free} or ${rateLimits.lastRequest} + ${waitMs} <= ${now.getTime()}`,
		since: sql`${now.getTime()}::bigint`,
		waitSeconds: (count) => Math.min(FIRST_WAIT_SECONDS * 2 ** (count - free), LONGEST_WAIT_SECONDS),
	})
}

/** What a clock far ahead counted is over as well, or it would lock people out until that day. */
function isOver(seconds: number, now: Date): SQL {
	return sql`(${rateLimits.lastRequest} <= ${now.getTime() - seconds * 1000} or ${isAhead(now)})`
}

/** Later by so much that no two instances differ by it: else one would forget what the other counts. */
function isAhead(now: Date): SQL {
	return gt(rateLimits.lastRequest, now.getTime() + 5 * CLOCK_SKEW_MS)
}

type Take = { key: string; now: Date; again: SQL; may: SQL; since: SQL; waitSeconds: (count: number) => number }

/** One statement decides and counts, so that guesses made at once cannot all read the same count. */
async function take(db: Db, { key, now, again, may, since, waitSeconds }: Take): Promise<RateLimitResult> {
	const [taken] = await db
		.insert(rateLimits)
		.values({ id: randomUUID(), key, count: 1, lastRequest: now.getTime() })
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: { count: sql`case when ${again} then 1 else ${rateLimits.count} + 1 end`, lastRequest: since },
			setWhere: may,
		})
		.returning()
	if (taken) return { ok: true }
	const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
	const endsAt = row ? row.lastRequest + waitSeconds(row.count) * 1000 : now.getTime()
	return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) }
}

/** What was counted turned out to be none: it is taken back. */
export async function giveBack(db: Db, key: string): Promise<void> {
	await db
		.update(rateLimits)
		.set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
		.where(eq(rateLimits.key, key))
}

export async function forgetTries(db: Db, key: string): Promise<void> {
	await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Nothing is counted for longer than a month. */
export async function purgeOldTries(db: Db, now: Date): Promise<void> {
	const monthMs = 31 * FORGOTTEN_AFTER_SECONDS * 1000
	await db.delete(rateLimits).where(or(lt(rateLimits.lastRequest, now.getTime() - monthMs), isAhead(now)))
}
