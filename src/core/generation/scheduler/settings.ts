import { isNull } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { lockCategories } from '#core/categories/category-change.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { schedulerSettings } from '#db/schema/scheduler.ts'
import { CLOCK_SKEW_MS } from '#lib/clock-skew.ts'
import {
	type ClockRun,
	defaultSettings,
	effectiveCron,
	isEnabled,
	isOtherPlan,
	type SchedulerEnvironment,
	type SchedulerSettings,
} from './schedule.ts'

export async function findSettings(db: Db): Promise<SchedulerSettings> {
	const [row] = await db.select().from(schedulerSettings)
	if (!row) return defaultSettings
	const { enabled, enabledAt, hour, categoryIds, publish, checkedFactsOnly } = row
	// A row that no screen saved only notes since when it is on: the weekdays in it were chosen by nobody.
	const weekdays = enabled === null ? null : row.weekdays
	return { enabled, enabledAt, hour, weekdays, categoryIds, publish, checkedFactsOnly }
}

export type SaveSettingsResult = { ok: true } | { ok: false; reason: 'no-weekday' | 'category-gone' }

type Save = {
	settings: Omit<SchedulerSettings, 'enabledAt' | 'enabled' | 'weekdays' | 'categoryIds'> & {
		enabled: boolean
		weekdays: number[]
		/** Those that are ticked. */
		categoryIds: string[]
	}
	env: SchedulerEnvironment
	by: ActingAdmin
	now: Date
}

/** Keeps the screen's settings. A changed plan counts from now: nothing it would have done before was missed. */
export async function saveSettings(db: Db, { settings: given, env, by, now }: Save): Promise<SaveSettingsResult> {
	if (given.weekdays.length === 0) return { ok: false, reason: 'no-weekday' }
	return db.transaction(async (tx) => {
		// None of them goes while we look.
		await lockCategories(tx)
		const chosen = await chosenOf(tx, given.categoryIds)
		if (!chosen.ok) return chosen
		const settings = { ...given, categoryIds: chosen.categoryIds }
		const before = await findSettings(tx)
		const next = { ...settings, enabledAt: before.enabledAt }
		const on = isEnabled({ settings: next, env })
		const same =
			on &&
			isEnabled({ settings: before, env }) &&
			effectiveCron({ settings: before, env }) === effectiveCron({ settings: next, env })
		const row = { ...settings, enabledAt: on ? (same ? (before.enabledAt ?? now) : now) : null, updatedAt: now }
		await tx
			.insert(schedulerSettings)
			.values({ id: 1, ...row })
			.onConflictDoUpdate({ target: schedulerSettings.id, set: row })
		await recordAudit(tx, {
			action: 'settings.changed',
			actor: by,
			address: by.address,
			subject: { id: 'scheduler', label: 'Programador de Artigos' },
			details: {
				enabled: on,
				cron: effectiveCron({ settings: next, env }),
				publish: settings.publish,
				checkedFactsOnly: settings.checkedFactsOnly,
			},
			now,
		})
		return { ok: true }
	})
}

type Chosen = { ok: true; categoryIds: string[] | null } | { ok: false; reason: 'category-gone' }

/** Whoever chooses every category means those to come, too. */
async function chosenOf(db: Db, ids: readonly string[]): Promise<Chosen> {
	const all = await db.select({ id: categories.id }).from(categories)
	const categoryIds = all.map(({ id }) => id).filter((id) => ids.includes(id))
	if (categoryIds.length !== new Set(ids).size) return { ok: false, reason: 'category-gone' }
	return { ok: true, categoryIds: ids.length > 0 && categoryIds.length === all.length ? null : categoryIds }
}

type Seen = { env: SchedulerEnvironment; lastRuns: readonly ClockRun[]; now: Date }

/**
 * Where the environment switched it on, or to another hour, nobody pressed a button: the plan holds since we first saw it
 * so. A moment that is still to come was seen by a clock that was wrong.
 */
export async function notePlan(db: Db, { env, lastRuns, now }: Seen): Promise<SchedulerSettings> {
	const settings = await findSettings(db)
	const on = isEnabled({ settings, env })
	const { enabledAt: since } = settings
	const isAhead = since !== null && since.getTime() > now.getTime() + 5 * CLOCK_SKEW_MS
	if (on && (isAhead || isOtherPlan({ settings, env, lastRuns }))) {
		await db.update(schedulerSettings).set({ enabledAt: now })
		return findSettings(db)
	}
	if (on === (settings.enabledAt !== null)) return settings
	const enabledAt = on ? now : null
	await db
		.insert(schedulerSettings)
		.values({ id: 1, enabledAt })
		.onConflictDoUpdate({
			target: schedulerSettings.id,
			set: { enabledAt },
			// Two servers that start together agree on the first one's moment.
			...(on && { setWhere: isNull(schedulerSettings.enabledAt) }),
		})
	return findSettings(db)
}
