import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Category, categories, categoryOldSlugs } from '#db/schema/categories.ts'
import { isId } from '#lib/is-id.ts'

export async function findCategory(db: Db, slug: string): Promise<Category | undefined> {
	const [category] = await db.select().from(categories).where(eq(categories.slug, slug)).limit(1)
	return category
}

export async function findCategoryById(db: Db, id: string): Promise<Category | undefined> {
	if (!isId(id)) return undefined
	const [category] = await db.select().from(categories).where(eq(categories.id, id))
	return category
}

/** Where the category that once had this address is today. */
export async function findMovedCategory(db: Db, oldSlug: string): Promise<{ slug: string } | undefined> {
	const [category] = await db
		.select({ slug: categories.slug })
		.from(categoryOldSlugs)
		.innerJoin(categories, eq(categories.id, categoryOldSlugs.categoryId))
		.where(eq(categoryOldSlugs.slug, oldSlug))
	return category
}
