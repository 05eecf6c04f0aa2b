import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Category, categories } from '#db/schema/categories.ts'
import { isId } from '#lib/is-id.ts'
import { type CategoryChange, lockCategories } from './category-change.ts'
import type { CategoryFields } from './category-fields.ts'
import { DEFAULT_CATEGORY_SLUG } from './category-limits.ts'
import { categorySlug } from './category-slug.ts'

export type SaveCategoryResult =
	| { ok: true; category: Category }
	| { ok: false; reason: 'not-found' | 'name-missing' | 'slug-taken' | 'default-slug' }

/** Replaces what a category says of itself. An address left empty stays what it is. */
export async function saveCategory(
	db: Db,
	{ id, fields, by, now, address }: CategoryChange & { id: string; fields: CategoryFields },
): Promise<SaveCategoryResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	if (fields.name.trim() === '') return { ok: false, reason: 'name-missing' }
	return db.transaction(async (tx): Promise<SaveCategoryResult> => {
		await lockCategories(tx)
		const [stored] = await tx.select().from(categories).where(eq(categories.id, id)).for('no key update')
		if (!stored) return { ok: false, reason: 'not-found' }
		const slug = await categorySlug(tx, { ...fields, slug: fields.slug || stored.slug }, id)
		if (slug === undefined) return { ok: false, reason: 'slug-taken' }
		if (stored.slug === DEFAULT_CATEGORY_SLUG && slug !== stored.slug) return { ok: false, reason: 'default-slug' }

		const next = { ...fields, slug }
		if (Object.entries(next).every(([name, value]) => stored[name as keyof Category] === value))
			return { ok: true, category: stored }
		const [category] = await tx
			.update(categories)
			.set({ ...next, updatedAt: now })
			.where(eq(categories.id, id))
			.returning()
		await recordAudit(tx, {
			action: 'category.updated',
			actor: by ?? undefined,
			subject: { id, label: fields.name },
			details: stored.slug === slug ? {} : { from: stored.slug, to: slug },
			address,
			now,
		})
		return { ok: true, category: category! }
	})
}
