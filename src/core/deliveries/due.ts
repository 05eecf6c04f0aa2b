import { and, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What is to be sent now and is not being sent by anybody: a sender claims it for a while, and the claim of a dead one ends. */
export function dueAndFree(
	{ dueAt, claimedUntil }: { dueAt: PgColumn; claimedUntil: PgColumn },
	now: Date,
): SQL | undefined {
	return and(lte(dueAt, now), or(isNull(claimedUntil), lte(claimedUntil, now)))
}
