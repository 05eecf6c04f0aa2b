import type { Db } from '#db/client.server.ts'
import { monthlyLimits } from './monthly-limits.ts'
import { type PaidProvider, paidProviders } from './paid-providers.ts'
import { spentThisMonth } from './spent-this-month.ts'

export type ProviderSpend = { provider: PaidProvider; spentUsd: number; limitUsd: number }

/** What each paid provider has cost since the first of the month, and what it may cost. */
export async function monthSpend(db: Db, { now }: { now: Date }): Promise<ProviderSpend[]> {
	const limits = await monthlyLimits(db)
	const spends: ProviderSpend[] = []
	for (const provider of paidProviders) {
		spends.push({ provider, spentUsd: await spentThisMonth(db, { provider, now }), limitUsd: limits[provider] })
	}
	return spends
}
