import type { Services } from '#app/services.ts'
import { planRun } from '#core/generation/scheduler/plan-run.ts'
import { findSettings } from '#core/generation/scheduler/settings.ts'
import { readCosts } from '../ai-generator/writing-costs.server.ts'
import type { PlanView } from './plan-view.ts'

/** What 'Executar agora' asks about. */
export async function readPlan(services: Pick<Services, 'db' | 'now' | 'pipeline'>): Promise<PlanView> {
	const { db, now } = services
	const { articles, out } = await planRun(db, { now: now() })
	const { publish } = await findSettings(db)
	return {
		articles: articles.map(({ topic, ...article }) => ({ ...article, topic: topic.text })),
		out,
		publish,
		...(await readCosts(services)),
	}
}
