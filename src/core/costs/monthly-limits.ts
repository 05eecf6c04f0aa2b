import type { Db } from '#db/client.server.ts'
import { systemConfig } from '#db/schema/settings.ts'
import type { PaidProvider } from './paid-providers.ts'

/** What an administrator lets each provider cost in a month, in USD. */
export async function monthlyLimits(db: Db): Promise<Record<PaidProvider, number>> {
	const [limits] = await db
		.select({ groq: systemConfig.groqMonthlyLimit, gemini: systemConfig.geminiMonthlyLimit })
		.from(systemConfig)
	return limits ?? { groq: 0, gemini: 0 }
}
