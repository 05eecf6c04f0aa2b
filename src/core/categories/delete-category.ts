import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { forgetCategory } from '#core/generation/scheduler/forget-category.ts'
import { retryTransaction } from '#core/posts/saving/retry-transaction.ts'
import type { Db } from '#db/client.server.ts'
import { categories, categoryOldSlugs } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'
import { type CategoryChange, lockCategories } from './category-change.ts'
import { DEFAULT_CATEGORY_SLUG } from './category-limits.ts'

export type DeleteCategoryResult =
	| {
			ok: true
			name: string
			moved: number
			/** It was the only one that the scheduler was to write for. */
			stoppedScheduler: boolean
	  }
	| { ok: false; reason: 'not-found' | 'default-category' | 'target-gone' }

type Deletion = CategoryChange & {
	id: string
	/** Where its articles go; nowhere, where they are to have no category. */
	moveTo: string | null
}

/** Deletes a category after giving its articles to another one. They stay as they are and as old as they are. */
export async function deleteCategory(
	db: Db,
	{ id, moveTo, by, now, address }: Deletion,
): Promise<DeleteCategoryResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	if (moveTo !== null && (!isId(moveTo) || moveTo === id)) return { ok: false, reason: 'target-gone' }
	return retryTransaction(db, async (tx): Promise<DeleteCategoryResult> => {
		await lockCategories(tx)
		const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
		if (!category) return { ok: false, reason: 'not-found' }
		if (category.slug === DEFAULT_CATEGORY_SLUG) return { ok: false, reason: 'default-category' }
		if (moveTo !== null && (await tx.$count(categories, eq(categories.id, moveTo))) === 0)
			return { ok: false, reason: 'target-gone' }

		// The day they were written for was that of the old category: the new one may have its own article of that day.
		const moved = await tx
			.update(posts)
			.set({ categoryId: moveTo, generatedFor: null, updatedAt: sql`${posts.updatedAt}` })
			.where(eq(posts.categoryId, id))
			.returning({ id: posts.id })
		if (moveTo !== null)
			await tx.update(categoryOldSlugs).set({ categoryId: moveTo }).where(eq(categoryOldSlugs.categoryId, id))
		await tx.delete(categories).where(eq(categories.id, id))
		// Who follows the old address wants the articles.
		if (moveTo !== null) await tx.insert(categoryOldSlugs).values({ slug: category.slug, categoryId: moveTo })
		const stoppedScheduler = await forgetCategory(tx, { id, by, now, address })
		await recordAudit(tx, {
			action: 'category.deleted',
			actor: by ?? undefined,
			subject: { id, label: category.name },
			details: { slug: category.slug, moved: moved.length, to: moveTo },
			address,
			now,
		})
		return { ok: true, name: category.name, moved: moved.length, stoppedScheduler }
	})
}
