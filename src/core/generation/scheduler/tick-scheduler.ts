import { advanceSchedulerRun } from './advance-scheduler-run.ts'
import { lastClockRuns } from './list-scheduler-runs.ts'
import { dueRun, type SchedulerEnvironment } from './schedule.ts'
import type { SchedulerServices } from './scheduler-services.ts'
import { notePlan } from './settings.ts'
import { startSchedulerRun } from './start-scheduler-run.ts'

/** Once a minute, on every server: starts what is due and brings on what is open. However many tick, each moment has one run. */
export async function tickScheduler(
	{ db, clock, wakePipeline }: SchedulerServices,
	{ env }: { env: SchedulerEnvironment },
): Promise<void> {
	const now = clock()
	const lastRuns = await lastClockRuns(db, now)
	const settings = await notePlan(db, { env, lastRuns, now })
	const dueAt = dueRun({ settings, env, lastRuns, now })
	// While a run is open this refuses; the moment stays due.
	if (dueAt) await startSchedulerRun(db, { trigger: 'clock', dueAt, now })
	if (await advanceSchedulerRun(db, { now })) wakePipeline()
}
