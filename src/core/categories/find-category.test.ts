import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findCategory, findMovedCategory } from './find-category.ts'

const db = testDb()

test('a category is found by its address, also without posts', async () => {
	await db.insert(categories).values(aCategory({ name: 'Seguro de Vida' }))
	expect(await findCategory(db, 'seguro-de-vida')).toMatchObject({ name: 'Seguro de Vida', description: '' })
	expect(await findCategory(db, 'nada')).toBeUndefined()
})

async function moved(oldSlug: string) {
	return (await findMovedCategory(db, oldSlug))?.slug
}

test('addresses that a category once had lead to the one it has', async () => {
	const [life] = await db
		.insert(categories)
		.values(aCategory({ name: 'Vida', slug: 'vida' }))
		.returning()
	const rename = (slug: string) => db.update(categories).set({ slug }).where(eq(categories.id, life!.id))
	await rename('seguro-de-vida')
	await rename('vida-e-familia')
	expect([await moved('vida'), await moved('seguro-de-vida')]).toEqual(['vida-e-familia', 'vida-e-familia'])
	await rename('vida')
	expect([await moved('vida'), await moved('seguro-de-vida')]).toEqual([undefined, 'vida'])
	// Another category took the address: it is no old one any more.
	await db.insert(categories).values(aCategory({ name: 'Outra', slug: 'seguro-de-vida' }))
	expect(await moved('seguro-de-vida')).toBeUndefined()
})
