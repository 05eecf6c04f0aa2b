import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const HOUR_MS = 60 * 60_000
/** Longer than any wait for the next try, and than any claim. What is further ahead was dated by a clock that was wrong. */
const LONGER_THAN_WAITS_MS = 48 * HOUR_MS
const LONGER_THAN_CLAIMS_MS = HOUR_MS

/** What is to be sent now and is not being sent by anybody: a sender claims it for a while, and the claim of a dead one ends. */
export function dueAndFree(
	{ dueAt, claimedUntil }: { dueAt: PgColumn; claimedUntil: PgColumn },
	now: Date,
): SQL | undefined {
	return and(isOver(dueAt, now, LONGER_THAN_WAITS_MS), isFree(claimedUntil, now))
}

export function isFree(claimedUntil: PgColumn, now: Date): SQL | undefined {
	return or(isNull(claimedUntil), isOver(claimedUntil, now, LONGER_THAN_CLAIMS_MS))
}

function isOver(until: PgColumn, now: Date, longestMs: number): SQL | undefined {
	return or(lte(until, now), gt(until, new Date(now.getTime() + longestMs)))
}
