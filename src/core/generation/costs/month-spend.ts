import { paidProviders } from '#core/providers/provider-lists.ts'
import type { PaidProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import { monthlyLimit } from './provider-settings.ts'
import { spentThisMonth } from './spent-this-month.ts'

export type ProviderSpend = { provider: PaidProvider; spentUsd: number; limitUsd: number }

/** What each paid provider has cost since the first of the month, and what it may cost. */
export async function monthSpend(db: Db, { now }: { now: Date }): Promise<ProviderSpend[]> {
	const spends: ProviderSpend[] = []
	for (const provider of paidProviders) spends.push(await spendOf(db, { provider, now }))
	return spends
}

export async function spendOf(
	db: Db,
	{ provider, now }: { provider: PaidProvider; now: Date },
): Promise<ProviderSpend> {
	const spentUsd = await spentThisMonth(db, { provider, now })
	return { provider, spentUsd, limitUsd: await monthlyLimit(db, provider) }
}
