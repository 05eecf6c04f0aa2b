import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import type { Db } from '#db/client.server.ts'
import { type ChosenTopic, chooseTopic } from './choose-topic.ts'
import { findPostOfDay } from './post-of-day.ts'
import { isChosen, utcDay } from './schedule.ts'
import { findSettings } from './settings.ts'

export type PlannedArticle = { categoryId: string; category: string; topic: ChosenTopic }
export type LeftOut = { category: string; reason: 'not-chosen' | 'has-article' | 'in-bin' | 'no-topic' }
export type RunPlan = { articles: PlannedArticle[]; out: LeftOut[] }

/** What a run would write at this moment, and which categories it would leave out. Stores nothing. */
export async function planRun(db: Db, { now }: { now: Date }): Promise<RunPlan> {
	const settings = await findSettings(db)
	const plan: RunPlan = { articles: [], out: [] }
	for (const { id: categoryId, name: category, slug } of await listCategoryChoices(db)) {
		const leaveOut = (reason: LeftOut['reason']) => void plan.out.push({ category, reason })
		const ofDay = await findPostOfDay(db, { categoryId, day: utcDay(now) })
		if (!isChosen(settings, categoryId)) leaveOut('not-chosen')
		else if (ofDay) leaveOut(ofDay.deletedAt ? 'in-bin' : 'has-article')
		else {
			const topic = await chooseTopic(db, { id: categoryId, name: category, slug }, now)
			if (topic) plan.articles.push({ categoryId, category, topic })
			else leaveOut('no-topic')
		}
	}
	return plan
}
