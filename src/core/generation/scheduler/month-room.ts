import { budgetFor, type Plan, type Range } from '#core/generation/runs/estimate-cost.ts'
import type { ProviderSpend } from '../costs/month-spend.ts'

/** How the scheduler has its articles written. */
export const SCHEDULED: Plan = { research: true, fastMode: false }

type Room = {
	spend: Pick<ProviderSpend, 'spentUsd' | 'limitUsd'>
	/** Of the provider that writes. */
	price: { inputPerMillionUsd: number; outputPerMillionUsd: number }
	/** What an article may cost. */
	cost: Range
}

/**
 * By how much a run of so many articles may be more than the month has left; 0 where it has room. Before each article its
 * dearest way is set aside, so the last one needs room for that, whatever the usual cost.
 */
export function overLimitUsd({ spend: { spentUsd, limitUsd }, price, cost }: Room, articles: number): number {
	if (articles === 0) return 0
	const needed = (articles - 1) * cost.to + Math.max(cost.to, budgetFor(price, SCHEDULED))
	return Math.max(0, Math.round((spentUsd + needed - limitUsd) * 1e6) / 1e6)
}
