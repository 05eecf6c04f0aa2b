import type { Services } from '#app/services.ts'
import { spendOf } from '#core/generation/costs/month-spend.ts'
import { priceOf } from '#core/generation/costs/prices.ts'
import { usableModels } from '#core/generation/models/usable-models.ts'
import { listPastRuns } from '#core/generation/runs/past-runs.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import type { WritingCosts } from './expected.ts'

/** What an article may cost and take, by the records and the price table. */
export async function readCosts({
	db,
	now,
	pipeline,
}: Pick<Services, 'db' | 'now' | 'pipeline'>): Promise<WritingCosts> {
	const models = await usableModels(db, pipeline.models)
	const [writer] = models
	return {
		prices: await Promise.all(models.map((model) => priceOf(db, model))),
		past: await listPastRuns(db, { withModel: models.length > 0 }),
		month: writer
			? { label: labelOf(writer.provider), ...(await spendOf(db, { provider: writer.provider, now: now() })) }
			: null,
	}
}
