import { expect, test } from 'vitest'
import { deleteCategory } from '#core/categories/delete-category.ts'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { schedulerSettings } from '#db/schema/scheduler.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import type { SchedulerEnvironment } from './schedule.ts'
import { findSettings, notePlan, saveSettings } from './settings.ts'
import { runToEnd, runTools } from './testing/run-tools.ts'
import { twoCategories } from './testing/two-categories.ts'

const db = testDb()
const noon = new Date('2026-03-10T12:00:00Z')
const env: SchedulerEnvironment = { enabled: true, cron: '0 6 * * *', timeZone: 'America/Sao_Paulo' }
const by = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' as const, address: '10.0.0.1' }

function aPlan() {
	return {
		enabled: true,
		hour: null,
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		categoryIds: [],
		publish: false,
		checkedFactsOnly: false,
	}
}

test("the environment's weekdays hold until somebody saves others on the screen", async () => {
	await notePlan(db, { env, lastRuns: [], now: noon })
	expect((await findSettings(db)).weekdays).toBeNull()
	await saveSettings(db, { settings: aPlan(), env, by, now: noon })
	expect((await findSettings(db)).weekdays).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('switching off forgets since when it was on', async () => {
	await notePlan(db, { env, lastRuns: [], now: noon })
	expect((await findSettings(db)).enabledAt).toEqual(noon)
	await notePlan(db, { env: { ...env, enabled: false }, lastRuns: [], now: noon })
	expect((await findSettings(db)).enabledAt).toBeNull()
})

test('a changed plan counts from the change; other settings leave it as it was', async () => {
	const { auto } = await twoCategories(db)
	const settings = aPlan()
	const later = new Date(noon.getTime() + 60_000)
	await saveSettings(db, { settings, env, by, now: noon })
	await saveSettings(db, { settings: { ...settings, publish: true, categoryIds: [auto.id] }, env, by, now: later })
	expect(await findSettings(db)).toMatchObject({ enabledAt: noon, publish: true, categoryIds: [auto.id] })
	await saveSettings(db, { settings: { ...settings, hour: 7 }, env, by, now: later })
	expect(await findSettings(db)).toMatchObject({ enabledAt: later, hour: 7 })
	await saveSettings(db, { settings: { ...settings, enabled: false }, env, by, now: later })
	expect(await findSettings(db)).toMatchObject({ enabled: false, enabledAt: null })
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toContain('settings.changed')
})

test('settings without a weekday, or of a category that is gone, are refused', async () => {
	const settings = aPlan()
	expect(await saveSettings(db, { settings: { ...settings, weekdays: [] }, env, by, now: noon })).toEqual({
		ok: false,
		reason: 'no-weekday',
	})
	const categoryIds = ['7b1c2f9e-0000-4000-8000-000000000000']
	expect(await saveSettings(db, { settings: { ...settings, categoryIds }, env, by, now: noon })).toEqual({
		ok: false,
		reason: 'category-gone',
	})
})

test('only the chosen categories are in the plan', async () => {
	const { vida } = await twoCategories(db)
	await db.insert(schedulerSettings).values({ categoryIds: [vida.id] })
	expect((await runToEnd(runTools(db, { clock: () => noon }))).results).toMatchObject([{ category: 'Vida' }])
})

test('all of them chosen, those to come are, too; none chosen is none', async () => {
	const { auto, vida } = await twoCategories(db)
	await saveSettings(db, { settings: { ...aPlan(), categoryIds: [vida.id, auto.id] }, env, by, now: noon })
	expect((await findSettings(db)).categoryIds).toBeNull()
	await saveSettings(db, { settings: aPlan(), env, by, now: noon })
	expect((await findSettings(db)).categoryIds).toEqual([])
})

test('a chosen category that is deleted leaves the plan; the last one switches it off, and nothing else is written for', async () => {
	const { auto, vida } = await twoCategories(db)
	await db.insert(categories).values(aCategory({ name: 'Viagem' }))
	await saveSettings(db, { settings: { ...aPlan(), categoryIds: [auto.id, vida.id] }, env, by, now: noon })
	const remove = (id: string) => deleteCategory(db, { id, moveTo: null, by, now: noon })
	expect(await remove(auto.id)).toMatchObject({ ok: true, stoppedScheduler: false })
	expect(await findSettings(db)).toMatchObject({ enabled: true, enabledAt: noon, categoryIds: [vida.id] })
	expect(await remove(vida.id)).toMatchObject({ ok: true, stoppedScheduler: true })
	expect(await findSettings(db)).toMatchObject({ enabled: false, enabledAt: null, categoryIds: [] })
	expect(await runToEnd(runTools(db, { clock: () => noon }))).toMatchObject({
		success: false,
		message: expect.stringContaining('Não há categoria'),
		results: [],
	})
})
