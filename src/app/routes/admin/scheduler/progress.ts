import { services } from '#app/services.ts'
import { findLastRun } from '#core/scheduler/list-runs.ts'
import type { Route } from './+types/progress.ts'
import { toRunView } from './run-view.ts'

/** How far the last run is, for the page that watches it. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db } = context.get(services)
	const run = await findLastRun(db)
	return Response.json({ run: run ? toRunView(run) : null }, { headers: { 'Cache-Control': 'no-store' } })
}
