import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { byPlace } from './by-place.ts'
import { type CategoryChange, lockCategories } from './category-change.ts'

export type MoveCategoryResult =
	| { ok: true; name: string; place: number; total: number }
	| { ok: false; reason: 'not-found' }

/** Beside which other one it goes: a place by number would mean another one once somebody adds a category. */
export type Beside = { before: string } | { after: string }

/** Puts a category right before or after another one. The rest closes up. */
export async function moveCategory(
	db: Db,
	{ id, beside, by, now, address }: CategoryChange & { id: string; beside: Beside },
): Promise<MoveCategoryResult> {
	return db.transaction(async (tx): Promise<MoveCategoryResult> => {
		await lockCategories(tx)
		const inOrder = (await tx.select().from(categories)).sort(byPlace)
		const moved = inOrder.find((category) => category.id === id)
		const others = inOrder.filter((category) => category !== moved)
		const found = others.findIndex((category) => category.id === ('before' in beside ? beside.before : beside.after))
		if (!moved || found === -1) return { ok: false, reason: 'not-found' }

		const at = 'before' in beside ? found : found + 1
		const reordered = others.toSpliced(at, 0, moved)
		const answer = { ok: true as const, name: moved.name, place: at + 1, total: inOrder.length }
		if (reordered.every((category, index) => category === inOrder[index])) return answer

		for (const [index, category] of reordered.entries())
			if (category.position !== index + 1)
				await tx
					.update(categories)
					.set({ position: index + 1, updatedAt: now })
					.where(eq(categories.id, category.id))
		await recordAudit(tx, {
			action: 'category.updated',
			actor: by ?? undefined,
			subject: { id, label: moved.name },
			details: { place: at + 1 },
			address,
			now,
		})
		return answer
	})
}
