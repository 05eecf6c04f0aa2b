import { eq } from 'drizzle-orm'
import { DEFAULT_CATEGORY_SLUG } from '#core/categories/category-limits.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'

export type ChosenCategory = { id: string; name: string; slug: string }

/** The category somebody named; where nobody did, the general one, else the first. Nothing where the named one is gone. */
export async function chooseCategory(
	db: Db,
	id: string | undefined,
): Promise<{ ok: true; category: ChosenCategory | null } | { ok: false; reason: 'category-gone' }> {
	const columns = { id: categories.id, name: categories.name, slug: categories.slug }
	if (id !== undefined) {
		const [category] = await db.select(columns).from(categories).where(eq(categories.id, id))
		return category ? { ok: true, category } : { ok: false, reason: 'category-gone' }
	}
	const all = await db.select(columns).from(categories).orderBy(categories.position, categories.name)
	return { ok: true, category: all.find(({ slug }) => slug === DEFAULT_CATEGORY_SLUG) ?? all[0] ?? null }
}
