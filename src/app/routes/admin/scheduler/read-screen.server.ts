import type { Services } from '#app/services.ts'
import { listCategoryChoices } from '#core/categories/list-category-choices.ts'
import { chooseTopic } from '#core/generation/scheduler/choose-topic.ts'
import {
	findLastSchedulerRun,
	findSchedulerRun,
	lastClockRuns,
	listSchedulerRuns,
} from '#core/generation/scheduler/list-scheduler-runs.ts'
import { findRunRecords } from '#core/generation/scheduler/run-records.ts'
import { isChosen, isEnabled, nextRun, plannedWeekdays } from '#core/generation/scheduler/schedule.ts'
import { findSettings } from '#core/generation/scheduler/settings.ts'
import { todayStatistics } from '#core/generation/scheduler/today-statistics.ts'
import { countWaiting, listTopics } from '#core/generation/scheduler/topics.ts'
import { isId } from '#lib/is-id.ts'
import { readCosts } from '../ai-generator/writing-costs.server.ts'
import { readPlan } from './plan-view.server.ts'
import { toRunLine, toRunView } from './run-view.ts'

const RUNS_SHOWN = 8

/** Everything the screen shows. */
export async function readScreen(services: Services, parameters: URLSearchParams) {
	const { db, now, scheduler } = services
	const { env } = scheduler
	const moment = now()
	const wanted = parameters.get('execucao')
	const [settings, categories, last, past, lastRuns, today, history, waiting, costs, proposal] = await Promise.all([
		findSettings(db),
		listCategoryChoices(db),
		findLastSchedulerRun(db),
		wanted && isId(wanted) ? findSchedulerRun(db, wanted) : undefined,
		lastClockRuns(db, moment),
		todayStatistics(db, { now: moment }),
		listSchedulerRuns(db, { page: pageOf(parameters), size: RUNS_SHOWN }),
		countWaiting(db),
		readCosts(services),
		// Asked for by its address, where no script opens the dialog.
		parameters.has('executar') ? readPlan(services) : undefined,
	])
	const slug = parameters.get('categoria')
	const category = categories.find((each) => each.slug === slug) ?? categories[0]
	const shown = [last, past].filter((run) => run !== undefined)
	const records = await findRunRecords(db, shown)
	return {
		run: last ? toRunView(last, records) : null,
		past: past && past.id !== last?.id ? toRunView(past, records) : null,
		costs,
		proposal,
		loadedAt: moment.toISOString(),
		today,
		plan: {
			enabled: isEnabled({ settings, env }),
			hour: settings.hour,
			weekdays: plannedWeekdays({ settings, env }),
			categoryIds: categories.filter(({ id }) => isChosen(settings, id)).map(({ id }) => id),
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
			next: (await chooseTopic(db, category, moment))?.text,
		},
		history: { ...history, runs: history.runs.map(toRunLine) },
	}
}

export type Screen = Awaited<ReturnType<typeof readScreen>>

function pageOf(parameters: URLSearchParams): number {
	const page = Number(parameters.get('pagina'))
	return Number.isSafeInteger(page) && page > 0 ? page : 1
}
