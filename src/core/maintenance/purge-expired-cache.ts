import { lt } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { contentCache } from '#db/schema/seo.ts'

/** Removes answers that nobody may use any more; returns how many there were. */
export async function purgeExpiredCache(db: Db, now: Date): Promise<number> {
	const purged = await db
		.delete(contentCache)
		.where(lt(contentCache.expiresAt, now))
		.returning({ key: contentCache.cacheKey })
	return purged.length
}
