import { expect, test } from 'vitest'
import { systemConfig } from '#db/schema/settings.ts'
import { testDb } from '#tests/db.ts'
import { listPictureProviders, unpricedProviders } from './list-picture-providers.ts'
import { someImageServices } from './testing/some-image-services.ts'

const db = testDb()
const inUse = [{ provider: 'gemini', model: 'gemini-3.1-flash-image', kind: 'image' }] as const

test('who has a key may be asked, at the price of the model in use', async () => {
	const { services } = someImageServices(db, { gemini: 'works', unsplash: 'works' })
	expect(await listPictureProviders(db, { sources: services.sources, inUse })).toEqual([
		{ id: 'gemini', isPaid: true, priceUsd: 0.067, cannot: undefined },
		{ id: 'unsplash', isPaid: false, priceUsd: undefined, cannot: undefined },
	])
})

test('who has no key, or was switched off, is there and cannot be asked', async () => {
	await db.update(systemConfig).set({ id: 1, geminiEnabled: false })
	const { services } = someImageServices(db, { gemini: 'works' })
	const { sources } = services
	const listed = await listPictureProviders(db, { sources, inUse })
	expect(listed.map(({ id, cannot }) => [id, cannot])).toEqual([
		['gemini', 'switched-off'],
		['unsplash', 'no-key'],
	])
	expect(unpricedProviders(sources).map(({ id, cannot }) => [id, cannot])).toEqual([
		['gemini', undefined],
		['unsplash', 'no-key'],
	])
})
