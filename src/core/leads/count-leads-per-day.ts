import { gte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { addDays, BRASILIA, brasiliaDay } from '#lib/brasilia-time.ts'

export type LeadsOfDay = { day: string; leads: number }

/** How many leads came in on each of the last days, today included, oldest first. Days are Brasília's. */
export async function countLeadsPerDay(db: Db, { days, now }: { days: number; now: Date }): Promise<LeadsOfDay[]> {
	const first = addDays(brasiliaDay(now), 1 - days)
	const day = sql<string>`to_char(${leads.createdAt} at time zone ${sql.raw(`'${BRASILIA}'`)}, 'YYYY-MM-DD')`
	const rows = await db
		.select({ day, leads: sql<number>`count(*)::int` })
		.from(leads)
		.where(gte(leads.createdAt, sql`(${first}::date)::timestamp at time zone ${BRASILIA}`))
		.groupBy(day)
	const found = new Map(rows.map((row) => [row.day, row.leads]))
	return Array.from({ length: days }, (_, index) => addDays(first, index)).map((each) => ({
		day: each,
		leads: found.get(each) ?? 0,
	}))
}
