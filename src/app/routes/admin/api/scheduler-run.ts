import { answer } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { findLastSchedulerRun } from '#core/generation/scheduler/list-scheduler-runs.ts'
import { findRunRecords } from '#core/generation/scheduler/run-records.ts'
import { toRunView } from '../scheduler/run-view.ts'
import type { Route } from './+types/scheduler-run.ts'

/** How far the last run is, for the page that watches it. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db } = context.get(services)
	const run = await findLastSchedulerRun(db)
	const shown = run && toRunView(run, await findRunRecords(db, [run]))
	return answer(endpoints.schedulerRun, { ok: true, run: shown ?? null })
}
