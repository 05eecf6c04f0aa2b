import { expect, test } from 'vitest'
import { contentCache } from '#db/schema/seo.ts'
import { testDb } from '#tests/db.ts'
import { purgeExpiredCache } from './purge-expired-cache.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')

test('only what has expired is removed', async () => {
	await db.insert(contentCache).values([
		{ cacheKey: 'old', cacheData: {}, expiresAt: new Date('2026-03-10T11:59:59Z') },
		{ cacheKey: 'fresh', cacheData: {}, expiresAt: new Date('2026-03-10T12:00:01Z') },
	])
	expect(await purgeExpiredCache(db, now)).toBe(1)
	expect(await db.select({ key: contentCache.cacheKey }).from(contentCache)).toEqual([{ key: 'fresh' }])
})
