import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leads } from '#db/schema/leads.ts'
import { rdConversions } from '#db/schema/rd-station.ts'
import { isId } from '#lib/is-id.ts'

export const CONVERSIONS_PER_PAGE = 50

/** One page of what was told to RD Station or is to be, newest first. */
export async function listConversions(db: Db, page = 1) {
	const total = await db.$count(rdConversions)
	const pageCount = Math.max(1, Math.ceil(total / CONVERSIONS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const conversions = await db
		.select({ conversion: rdConversions, number: leads.number, kind: leads.kind, product: leads.product })
		.from(rdConversions)
		.innerJoin(leads, eq(leads.id, rdConversions.leadId))
		.orderBy(desc(rdConversions.createdAt), desc(rdConversions.id))
		.limit(CONVERSIONS_PER_PAGE)
		.offset((shown - 1) * CONVERSIONS_PER_PAGE)
	return { conversions, total, page: shown, pageCount }
}

/** Tells it once more. What became of the first stays in the log. */
export async function replayConversion(db: Db, id: string, now: Date): Promise<boolean> {
	if (!isId(id)) return false
	return db.transaction(async (tx) => {
		const [first] = await tx.select().from(rdConversions).where(eq(rdConversions.id, id))
		if (!first) return false
		await tx.insert(rdConversions).values({ leadId: first.leadId, replay: true, dueAt: now, createdAt: now })
		await tx.execute(sql`select pg_notify('rd_conversion_queued', '')`)
		return true
	})
}
