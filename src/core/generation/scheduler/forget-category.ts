import { eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { CategoryChange } from '#core/categories/category-change.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { schedulerSettings } from '#db/schema/scheduler.ts'

/** Takes a category that is being deleted out of the plan. Without any left the plan is switched off; whether it was. */
export async function forgetCategory(
	tx: Db,
	{ id, by, address, now }: CategoryChange & { id: string },
): Promise<boolean> {
	const [settings] = await tx.select().from(schedulerSettings).for('update')
	if (!settings?.categoryIds?.includes(id)) return false
	const categoryIds = settings.categoryIds.filter((each) => each !== id)
	const left = (await tx.$count(categories, inArray(categories.id, categoryIds))) > 0
	await tx
		.update(schedulerSettings)
		.set({ categoryIds, ...(!left && { enabled: false, enabledAt: null }) })
		.where(eq(schedulerSettings.id, settings.id))
	if (left) return false
	await recordAudit(tx, {
		action: 'settings.changed',
		actor: by ?? undefined,
		address,
		subject: { id: 'scheduler', label: 'Programador de Artigos' },
		details: { enabled: false },
		now,
	})
	return true
}
