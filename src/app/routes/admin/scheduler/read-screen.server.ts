import type { Services } from '#app/services.ts'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { chooseTopic } from '#core/generation/scheduler/choose-topic.ts'
import {
	findLastSchedulerRun,
	lastClockRuns,
	listSchedulerRuns,
} from '#core/generation/scheduler/list-scheduler-runs.ts'
import { isEnabled, nextRun, plannedWeekdays } from '#core/generation/scheduler/schedule.ts'
import { findSettings } from '#core/generation/scheduler/settings.ts'
import { todayStatistics } from '#core/generation/scheduler/today-statistics.ts'
import { countWaiting, listTopics } from '#core/generation/scheduler/topics.ts'
import { toRunView } from './run-view.ts'

const RUNS_SHOWN = 8

/** Everything the screen shows. */
export async function readScreen({ db, now, scheduler: { env } }: Services, parameters: URLSearchParams) {
	const moment = now()
	const [settings, categories, last, lastRuns, today, history, waiting] = await Promise.all([
		findSettings(db),
		listCategoryChoices(db),
		findLastSchedulerRun(db),
		lastClockRuns(db),
		todayStatistics(db, { now: moment }),
		listSchedulerRuns(db, { page: pageOf(parameters), size: RUNS_SHOWN }),
		countWaiting(db),
	])
	const slug = parameters.get('categoria')
	const category = categories.find((each) => each.slug === slug) ?? categories[0]
	return {
		run: last ? toRunView(last) : null,
		today,
		plan: {
			enabled: isEnabled({ settings, env }),
			hour: settings.hour,
			weekdays: plannedWeekdays({ settings, env }),
			categoryIds: settings.categoryIds,
			noCategory: settings.categoryIds.length > 0 && !categories.some(({ id }) => settings.categoryIds.includes(id)),
			publish: settings.publish,
			checkedFactsOnly: settings.checkedFactsOnly,
			cron: env.cron,
			timeZone: env.timeZone,
			next: nextRun({ settings, env, lastRuns, now: moment }),
		},
		categories: categories.map((each) => ({ ...each, waiting: waiting[each.id] ?? 0 })),
		backlog: category && {
			category,
			...(await listTopics(db, category.id)),
			next: (await chooseTopic(db, category))?.text,
		},
		history: { ...history, runs: history.runs.map(toRunView) },
	}
}

export type Screen = Awaited<ReturnType<typeof readScreen>>

function pageOf(parameters: URLSearchParams): number {
	const page = Number(parameters.get('pagina'))
	return Number.isSafeInteger(page) && page > 0 ? page : 1
}
