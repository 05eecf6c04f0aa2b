import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { defaultImageSettings, type ImageSettings } from './image-settings.ts'

/** What is set, or the defaults where nothing was ever set. */
export async function findImageSettings(db: Db): Promise<ImageSettings> {
	const [row] = await db
		.select({
			primary: systemConfig.imageProviderPrimary,
			fallback: systemConfig.imageProviderFallback,
			geminiEnabled: systemConfig.geminiEnabled,
			groqLimitUsd: systemConfig.groqMonthlyLimit,
			geminiLimitUsd: systemConfig.geminiMonthlyLimit,
		})
		.from(systemConfig)
		.where(eq(systemConfig.id, 1))
	return row ?? defaultImageSettings
}
