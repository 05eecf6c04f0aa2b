import { switchedProviders } from '#core/providers/provider-lists.ts'
import type { PaidProvider } from '#core/providers/registry.ts'
import { enabledName, limitName } from '#core/settings/image-settings.ts'
import { settingsIn } from '#core/settings/settings-row.ts'
import type { Db } from '#db/client.server.ts'
import { systemConfig } from '#db/schema/settings.ts'

/** What an administrator lets a provider cost in a month, in USD. Nothing while nobody ever said so. */
export async function monthlyLimit(db: Db, provider: PaidProvider): Promise<number> {
	const [row] = await db.select().from(systemConfig)
	return row ? settingsIn(row)[limitName(provider)] : 0
}

/** Whether an administrator wants a provider left alone. Asked before every call, as the switch may turn at any time. */
export async function isSwitchedOff(db: Db, provider: PaidProvider): Promise<boolean> {
	const switched = switchedProviders.find((id) => id === provider)
	if (!switched) return false
	const [row] = await db.select().from(systemConfig)
	return row !== undefined && !settingsIn(row)[enabledName(switched)]
}
