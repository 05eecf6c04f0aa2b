import { desc, isNotNull } from 'drizzle-orm'
import { schedulerRuns } from '#db/schema/scheduler.ts'
import { dueRun, type SchedulerEnvironment } from './schedule.ts'
import { noteSwitchedOn } from './settings.ts'
import { startRun } from './start-run.ts'
import { type RunTools, workOnRun } from './work-on-run.ts'

type Tick = { env: SchedulerEnvironment; signal: AbortSignal }

/** Once a minute, on every server: starts what is due and works on what is open. However many tick, each moment has one run. */
export async function tickScheduler(tools: RunTools, { env, signal }: Tick): Promise<void> {
	const { db, clock } = tools
	const now = clock()
	const settings = await noteSwitchedOn(db, { env, now })
	const lastRuns = await db
		.select({ dueAt: schedulerRuns.dueAt })
		.from(schedulerRuns)
		.where(isNotNull(schedulerRuns.dueAt))
		.orderBy(desc(schedulerRuns.dueAt))
		.limit(1)
	const dueAt = dueRun({ settings, env, lastRuns, now })
	// While a run is open this refuses; the moment stays due.
	if (dueAt) await startRun(db, { trigger: 'clock', dueAt, now })
	while (!signal.aborted && (await workOnRun(tools, { signal })));
}
