import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'

/** What a plan writes for, unless a test says otherwise. */
export async function twoCategories(db: Db) {
	const [auto, vida] = await db
		.insert(categories)
		.values([
			{ name: 'Seguro Auto', slug: 'seguro-auto' },
			{ name: 'Vida', slug: 'vida' },
		])
		.returning()
	return { auto: auto!, vida: vida! }
}
