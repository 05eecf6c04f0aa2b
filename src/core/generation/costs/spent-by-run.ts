import { and, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { bookedCostUsd } from './booked-cost.ts'

/** What each run of the pipeline has cost, to be joined. A run that asked no model is not in it. */
export function spentByRun(db: Db) {
	return db
		.select({ runId: aiUsage.runId, costUsd: bookedCostUsd.as('spent_usd') })
		.from(aiUsage)
		.where(and(isNotNull(aiUsage.runId), ne(aiUsage.purpose, 'budget')))
		.groupBy(aiUsage.runId)
		.as('spent')
}
