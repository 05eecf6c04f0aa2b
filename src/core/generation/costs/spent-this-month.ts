import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PaidProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { imageGenerations } from '#db/schema/images.ts'

/** Of a month as the providers bill it, in UTC. */
export function monthStart(now: Date): Date {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}

/** What a clock that was ahead dated is of its own month, and not of each until then. */
export function isOfMonth(createdAt: PgColumn, now: Date): SQL | undefined {
	const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
	return and(gte(createdAt, monthStart(now)), lt(createdAt, nextMonth))
}

/** What a provider has cost this month, with what is being made at this moment. */
export async function spentThisMonth(
	db: Db,
	{ provider, now }: { provider: PaidProvider; now: Date },
): Promise<number> {
	let spent = 0
	// Whatever else comes to cost money is one more table in this list.
	for (const table of [imageGenerations, aiUsage]) {
		const [row] = await db
			.select({ sum: sql<number>`coalesce(sum(${table.costUsd}), 0)`.mapWith(Number) })
			.from(table)
			.where(and(eq(table.provider, provider), isOfMonth(table.createdAt, now)))
		spent += row?.sum ?? 0
	}
	return Math.round(spent * 1e6) / 1e6
}
