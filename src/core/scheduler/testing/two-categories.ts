import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { aCategory } from '#tests/builders.ts'

export async function twoCategories(db: Db) {
	const [auto, vida] = await db
		.insert(categories)
		.values([aCategory({ name: 'Seguro Auto' }), aCategory({ name: 'Vida' })])
		.returning()
	return { auto: auto!, vida: vida! }
}
