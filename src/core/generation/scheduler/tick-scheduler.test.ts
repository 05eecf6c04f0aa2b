import { expect, test } from 'vitest'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { testDb } from '#tests/db.ts'
import { listSchedulerRuns } from './list-scheduler-runs.ts'
import type { SchedulerEnvironment } from './schedule.ts'
import { findSettings } from './settings.ts'
import { runTools, workToEnd } from './testing/run-tools.ts'
import { twoCategories } from './testing/two-categories.ts'
import { tickScheduler } from './tick-scheduler.ts'

const db = testDb()
const env: SchedulerEnvironment = { enabled: true, cron: '0 6 * * *', timeZone: 'America/Sao_Paulo' }

test('the clock starts one run for each moment, after it was switched on and not before', async () => {
	await twoCategories(db)
	let now = new Date('2026-03-10T08:00:00Z')
	const tools = runTools(db, { clock: () => now })
	const tick = () => tickScheduler(tools, { env })
	await tick()
	expect(await db.$count(schedulerRuns)).toBe(0)
	expect(await findSettings(db)).toMatchObject({ enabled: null, enabledAt: now })
	now = new Date('2026-03-10T09:00:20Z')
	await Promise.all([tick(), tick(), tick()])
	await workToEnd(tools)
	await tick()
	expect(await db.select().from(schedulerRuns)).toMatchObject([
		{ trigger: 'clock', dueAt: new Date('2026-03-10T09:00:00Z'), state: 'done', day: '2026-03-10' },
	])
	// Down for three days: one run makes up for them.
	now = new Date('2026-03-13T15:00:00Z')
	await tick()
	await workToEnd(tools)
	await tick()
	const { runs, total } = await listSchedulerRuns(db, { page: 1, size: 10 })
	expect(total).toBe(2)
	expect(runs[0]).toMatchObject({ dueAt: new Date('2026-03-13T09:00:00Z'), summary: { success: 2 } })
})

test('an earlier hour in the environment is not made up for on the day it came, and holds from the next', async () => {
	await twoCategories(db)
	let now = new Date('2026-03-09T20:00:00Z')
	const tools = runTools(db, { clock: () => now })
	const evening = { ...env, cron: '0 18 * * *' }
	await tickScheduler(tools, { env: evening })
	now = new Date('2026-03-09T21:00:10Z')
	await tickScheduler(tools, { env: evening })
	await workToEnd(tools)
	expect(await db.$count(schedulerRuns)).toBe(1)
	now = new Date('2026-03-10T12:00:00Z')
	await tickScheduler(tools, { env })
	await tickScheduler(tools, { env })
	expect(await db.$count(schedulerRuns)).toBe(1)
	now = new Date('2026-03-11T12:00:00Z')
	await tickScheduler(tools, { env })
	expect((await listSchedulerRuns(db, { page: 1, size: 1 })).runs).toMatchObject([
		{ dueAt: new Date('2026-03-11T09:00:00Z') },
	])
})

test('what a clock a day ahead started and noted keeps no run from its moment once it was set right', async () => {
	await twoCategories(db)
	let now = new Date('2026-03-11T08:00:00Z')
	const tools = runTools(db, { clock: () => now })
	const tick = () => tickScheduler(tools, { env })
	await tick()
	now = new Date('2026-03-11T09:00:10Z')
	await tick()
	await workToEnd(tools)
	expect(await db.$count(schedulerRuns)).toBe(1)
	now = new Date('2026-03-10T08:00:00Z')
	await tick()
	expect(await findSettings(db)).toMatchObject({ enabledAt: now })
	now = new Date('2026-03-10T09:00:10Z')
	await tick()
	await workToEnd(tools)
	await tick()
	const runs = await db.select().from(schedulerRuns).orderBy(schedulerRuns.dueAt)
	expect(runs).toMatchObject([
		{ dueAt: new Date('2026-03-10T09:00:00Z'), state: 'done', summary: { success: 2 } },
		{ dueAt: new Date('2026-03-11T09:00:00Z'), state: 'done' },
	])
	// The moment that had its run too early gets no second one.
	now = new Date('2026-03-11T09:00:10Z')
	await tick()
	expect(await db.$count(schedulerRuns)).toBe(2)
})
