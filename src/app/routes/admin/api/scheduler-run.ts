import { answer } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { findLastSchedulerRun } from '#core/generation/scheduler/list-scheduler-runs.ts'
import { toRunView } from '../scheduler/run-view.ts'
import type { Route } from './+types/scheduler-run.ts'

/** How far the last run is, for the page that watches it. */
export async function loader({ context }: Route.LoaderArgs) {
	const run = await findLastSchedulerRun(context.get(services).db)
	return answer(endpoints.schedulerRun, { ok: true, run: run ? toRunView(run) : null })
}
