import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories, categoryOldSlugs } from '#db/schema/categories.ts'
import { slugify } from '#lib/slugify.ts'
import type { CategoryFields } from './category-fields.ts'
import { categoryLimits } from './category-limits.ts'

/**
 * The address a category gets, or undefined where the one that somebody typed is another's. One made from the name is
 * numbered instead. Asked while the categories are locked.
 */
export async function categorySlug(
	tx: Db,
	{ name, slug: typed }: CategoryFields,
	ownId: string | undefined,
): Promise<string | undefined> {
	const wanted = slugify(typed, categoryLimits.slug)
	if (wanted) return (await isTaken(tx, wanted, ownId)) ? undefined : wanted

	const base = slugify(name, categoryLimits.slug - 4) || 'categoria'
	let slug = base
	let number = 1
	while ((await isTaken(tx, slug, ownId)) || (await leadsElsewhere(tx, slug, ownId))) {
		number += 1
		slug = `${base}-${number}`
	}
	return slug
}

/** Nobody typed this address, so it need not be one that others still follow to another category. */
async function leadsElsewhere(tx: Db, slug: string, ownId: string | undefined): Promise<boolean> {
	const other = ownId ? ne(categoryOldSlugs.categoryId, ownId) : undefined
	return (await tx.$count(categoryOldSlugs, and(eq(categoryOldSlugs.slug, slug), other))) > 0
}

async function isTaken(tx: Db, slug: string, ownId: string | undefined): Promise<boolean> {
	const other = ownId ? ne(categories.id, ownId) : undefined
	return (await tx.$count(categories, and(eq(categories.slug, slug), other))) > 0
}
