import { sql } from 'drizzle-orm'
import type { PaidProvider } from '#core/providers/registry.ts'
import type { Db } from '#db/client.server.ts'
import { isSwitchedOff, monthlyLimit } from './provider-settings.ts'
import { spentThisMonth } from './spent-this-month.ts'

export type ClaimSpendResult<T> =
	| { ok: true; value: T }
	| { ok: false; reason: 'switched-off' }
	| { ok: false; reason: 'monthly-limit'; spentUsd: number; limitUsd: number }

type Claim<T> = {
	provider: PaidProvider
	costUsd: number
	now: Date
	/** Writes the row that holds the cost, dated `now`, before anything is asked of the provider. */
	book: (tx: Db) => Promise<T>
}

/** Books a cost while its provider is switched on and the month's limit has room. One claim per provider at a time, over all servers. */
export async function claimSpend<T>(db: Db, { provider, costUsd, now, book }: Claim<T>): Promise<ClaimSpendResult<T>> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`spend of ${provider}`}))`)
		if (await isSwitchedOff(tx, provider)) return { ok: false, reason: 'switched-off' }
		const limitUsd = await monthlyLimit(tx, provider)
		const spentUsd = await spentThisMonth(tx, { provider, now })
		if (inMillionths(spentUsd) + inMillionths(costUsd) > inMillionths(limitUsd))
			return { ok: false, reason: 'monthly-limit', spentUsd, limitUsd }
		return { ok: true, value: await book(tx) }
	})
}

/** As the database keeps it: 0.1 + 0.2 must not be more than 0.3. */
function inMillionths(usd: number): number {
	return Math.round(usd * 1e6)
}
