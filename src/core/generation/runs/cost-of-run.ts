import { eq } from 'drizzle-orm'
import { aiUsage } from '#db/schema/ai.ts'
import { bookedCostUsd } from '../costs/booked-cost.ts'
import { priceOf } from '../costs/prices.ts'
import { estimateRunCost } from './estimate-cost.ts'
import type { Run } from './run-row.ts'
import type { WritingServices } from './writing-services.ts'

/** What a run has cost, and what the dearest way it may take was said to cost. */
export async function costOfRun(
	{ db, models }: Pick<WritingServices, 'db' | 'models'>,
	{ id, settings: { useWebResearch, fastMode } }: Pick<Run, 'id' | 'settings'>,
): Promise<{ spentUsd: number; limitUsd: number }> {
	const [spent] = await db.select({ usd: bookedCostUsd }).from(aiUsage).where(eq(aiUsage.runId, id))
	const prices = await Promise.all(models.map((model) => priceOf(db, model)))
	const { to: limitUsd } = estimateRunCost(prices, { research: useWebResearch, fastMode })
	return { spentUsd: spent?.usd ?? 0, limitUsd }
}
