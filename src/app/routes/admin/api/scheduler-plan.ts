import { answer } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { readPlan } from '../scheduler/plan-view.server.ts'
import type { Route } from './+types/scheduler-plan.ts'

/** What a run would write now, for the question before it. */
export async function loader({ context }: Route.LoaderArgs) {
	return answer(endpoints.schedulerPlan, { ok: true, plan: await readPlan(context.get(services)) })
}
