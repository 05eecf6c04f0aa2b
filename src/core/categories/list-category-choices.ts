import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { byPlace } from './by-place.ts'

export type CategoryChoice = { id: string; name: string; slug: string }

/** Every category an article may have, as a list to choose from. */
export async function listCategoryChoices(db: Db): Promise<CategoryChoice[]> {
	const { id, name, slug, position } = categories
	const rows = await db.select({ id, name, slug, position }).from(categories)
	return rows.sort(byPlace).map((row) => ({ id: row.id, name: row.name, slug: row.slug }))
}
