import { max } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type Category, categories } from '#db/schema/categories.ts'
import { type CategoryChange, lockCategories } from './category-change.ts'
import type { CategoryFields } from './category-fields.ts'
import { categorySlug } from './category-slug.ts'

export type CreateCategoryResult =
	| { ok: true; category: Category }
	| { ok: false; reason: 'name-missing' | 'slug-taken' }

/** Adds a category, at the end of the order where there is one. */
export async function createCategory(
	db: Db,
	{ fields, by, now, address }: CategoryChange & { fields: CategoryFields },
): Promise<CreateCategoryResult> {
	if (fields.name.trim() === '') return { ok: false, reason: 'name-missing' }
	return db.transaction(async (tx): Promise<CreateCategoryResult> => {
		await lockCategories(tx)
		const slug = await categorySlug(tx, fields, undefined)
		if (slug === undefined) return { ok: false, reason: 'slug-taken' }
		const [last] = await tx.select({ position: max(categories.position) }).from(categories)
		// While nobody has put them in order they all stand at 0, by name.
		const position = last?.position ? last.position + 1 : 0
		const [category] = await tx
			.insert(categories)
			.values({ ...fields, slug, position, createdAt: now, updatedAt: now })
			.returning()
		await recordAudit(tx, {
			action: 'category.created',
			actor: by ?? undefined,
			subject: { id: category!.id, label: fields.name },
			address,
			now,
		})
		return { ok: true, category: category! }
	})
}
