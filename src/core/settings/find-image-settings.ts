import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { defaultImageSettings, type ImageSettings } from './image-settings.ts'
import { settingsIn } from './settings-row.ts'

/** What is set, or the defaults where nothing was ever set. */
export async function findImageSettings(db: Db): Promise<ImageSettings> {
	const [row] = await db.select().from(systemConfig).where(eq(systemConfig.id, 1))
	return row ? settingsIn(row) : defaultImageSettings
}
