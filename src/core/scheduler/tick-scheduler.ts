import { lastClockRuns } from './list-runs.ts'
import { dueRun, type SchedulerEnvironment } from './schedule.ts'
import { notePlan } from './settings.ts'
import { startRun } from './start-run.ts'
import { type RunTools, workOnRun } from './work-on-run.ts'

type Tick = { env: SchedulerEnvironment; signal: AbortSignal }

/** Once a minute, on every server: starts what is due and works on what is open. However many tick, each moment has one run. */
export async function tickScheduler(tools: RunTools, { env, signal }: Tick): Promise<void> {
	const { db, clock } = tools
	const now = clock()
	const lastRuns = await lastClockRuns(db)
	const settings = await notePlan(db, { env, lastRuns, now })
	const dueAt = dueRun({ settings, env, lastRuns, now })
	// While a run is open this refuses; the moment stays due.
	if (dueAt) await startRun(db, { trigger: 'clock', dueAt, now })
	while (!signal.aborted && (await workOnRun(tools, { signal })));
}
