import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findCategory } from './find-category.ts'

const db = testDb()

test('a category is found by its address, also without posts', async () => {
	await db.insert(categories).values(aCategory({ name: 'Seguro de Vida' }))
	expect(await findCategory(db, 'seguro-de-vida')).toMatchObject({ name: 'Seguro de Vida', description: '' })
	expect(await findCategory(db, 'nada')).toBeUndefined()
})
