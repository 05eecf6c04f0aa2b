import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listCategoryChoices } from './list-category-choices.ts'

const db = testDb()

test('every category can be chosen, in its place and by Portuguese order, with articles or without', async () => {
	await db.insert(categories).values([
		{ ...aCategory({ name: 'Viagem' }), position: 0 },
		{ ...aCategory({ name: 'Água' }), position: 0 },
		{ ...aCategory({ name: 'Auto' }), position: 1 },
	])
	const choices = await listCategoryChoices(db)
	expect(choices.map(({ name }) => name)).toEqual(['Água', 'Viagem', 'Auto'])
	expect(Object.keys(choices[0]!).sort()).toEqual(['id', 'name', 'slug'])
})
