import { and, gt, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { SpecialDay } from '#core/identity/holidays.ts'
import { openMinutesBetween } from '#core/identity/open-minutes.ts'
import type { OpeningHours } from '#core/identity/opening-hours.ts'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { waitingForAnswer } from './list-open-leads.ts'

const DAY_MS = 86_400_000
/** What is said of the promise rests on so many days. */
export const PROMISE_DAYS = 30

export type AnswerFigures = {
	waiting: number
	late: number
	/** Minutes of opening hours until the first answer, of those answered today; nothing where none was. */
	medianToday: number | undefined
	/** Of the ten minutes promised in the last days whose outcome is known: how many were kept, of how many. */
	kept: number
	promised: number
}

type Reading = { doors: { openingHours: OpeningHours; specialDays: readonly SpecialDay[] }; now: Date }

/** How the promise of an answer stands. */
export async function readAnswerFigures(db: Db, { doors, now }: Reading): Promise<AnswerFigures> {
	const today = brasiliaMoment(`${brasiliaDay(now)}T00:00`)!
	const answered = await db
		.select({
			since: sql<Date>`coalesce(${leads.reachableSince}, ${leads.createdAt})`.mapWith(leads.createdAt),
			at: leads.answeredAt,
		})
		.from(leads)
		// Who was typed in was spoken with already.
		.where(and(gte(leads.answeredAt, today), ne(leads.kind, 'typed')))
		.limit(1000)
	const minutes = answered.map(({ since, at }) => openMinutesBetween(doors, since, at!)).toSorted((a, b) => a - b)
	const inTime = lte(leads.answeredAt, leads.answerDueAt)
	const known = and(
		sql`${leads.answerPromise} = 'ten-minutes'`,
		gte(leads.answerDueAt, new Date(now.getTime() - PROMISE_DAYS * DAY_MS)),
		// Whatever the lead became since. Who took it back before the answer was due waited for none.
		or(isNotNull(leads.answeredAt), lte(leads.answerDueAt, now)),
		or(inTime, isNull(leads.withdrawnAt), gt(leads.withdrawnAt, leads.answerDueAt)),
	)
	return {
		waiting: await db.$count(leads, waitingForAnswer),
		late: await db.$count(leads, and(waitingForAnswer, lte(leads.answerDueAt, now))),
		medianToday: medianOf(minutes),
		kept: await db.$count(leads, and(known, inTime)),
		promised: await db.$count(leads, known),
	}
}

function medianOf(sorted: readonly number[]): number | undefined {
	if (sorted.length === 0) return undefined
	const middle = Math.floor(sorted.length / 2)
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2
}
