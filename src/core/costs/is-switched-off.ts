import type { Db } from '#db/client.server.ts'
import { systemConfig } from '#db/schema/settings.ts'
import type { PaidProvider } from './paid-providers.ts'

/** Whether an administrator wants a provider left alone. Asked before every call, as the switch may turn at any time. */
export async function isSwitchedOff(db: Db, provider: PaidProvider): Promise<boolean> {
	if (provider !== 'gemini') return false
	const [settings] = await db.select({ enabled: systemConfig.geminiEnabled }).from(systemConfig)
	return settings?.enabled === false
}
