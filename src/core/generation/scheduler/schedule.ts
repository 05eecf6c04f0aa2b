import { CronExpressionParser } from 'cron-parser'

/** What the environment says; it holds where the screen says nothing. */
export type SchedulerEnvironment = { enabled: boolean; cron: string; timeZone: string }

/** What an administrator set on the screen; null: as the environment says. */
export type SchedulerSettings = {
	enabled: boolean | null
	/** Since when this plan holds; a moment before it was never missed. */
	enabledAt: Date | null
	hour: number | null
	/** 0 is Sunday. */
	weekdays: number[] | null
	/** Null: all of them, also those to come. Empty: none. */
	categoryIds: string[] | null
	/** Off: every article waits as a draft for a person. */
	publish: boolean
	/** Where it publishes: only on facts that a person checked. */
	checkedFactsOnly: boolean
}

export const defaultSettings: SchedulerSettings = {
	enabled: null,
	enabledAt: null,
	hour: null,
	weekdays: null,
	categoryIds: null,
	publish: false,
	checkedFactsOnly: false,
}

type Plan = { settings: SchedulerSettings; env: SchedulerEnvironment; now: Date }

export function isEnabled({ settings, env }: Omit<Plan, 'now'>): boolean {
	return settings.enabled ?? env.enabled
}

function hasMoments({ settings, env }: Omit<Plan, 'now'>): boolean {
	return isEnabled({ settings, env }) && settings.weekdays?.length !== 0 && settings.categoryIds?.length !== 0
}

/** Whether a plan writes for a category. */
export function isChosen({ categoryIds }: Pick<SchedulerSettings, 'categoryIds'>, categoryId: string): boolean {
	return categoryIds === null || categoryIds.includes(categoryId)
}

/** The screen's hour and weekdays laid over the environment's five fields. */
export function effectiveCron({ settings, env }: Omit<Plan, 'now'>): string {
	const [minute, hour, day, month, weekday] = env.cron.trim().split(/\s+/)
	const days = settings.weekdays && [...new Set(settings.weekdays)].toSorted((a, b) => a - b)
	const chosen = days ? (days.length === 7 ? '*' : days.join(',')) : weekday
	if (settings.hour === null) return [minute, hour, day, month, chosen].join(' ')
	return `0 ${settings.hour} * * ${chosen}`
}

/** The weekdays the plan holds for, whoever chose them. */
export function plannedWeekdays({ settings, env }: Omit<Plan, 'now'>): number[] {
	if (settings.weekdays) return settings.weekdays
	const { values } = CronExpressionParser.parse(env.cron).fields.dayOfWeek
	// Seven is Sunday too.
	return [...new Set(values.map((day) => Number(day) % 7))].toSorted((a, b) => a - b)
}

/** A run that the clock started, by the moment it was meant for. */
export type ClockRun = { dueAt: Date | null }

type PlanAndRuns = Plan & { lastRuns: readonly ClockRun[] }

/** When it runs next by itself; nothing while it is off or has nothing to write for. */
export function nextRun({ settings, env, lastRuns, now }: PlanAndRuns): Date | undefined {
	if (!hasMoments({ settings, env })) return undefined
	const moments = parse({ settings, env }, now)
	for (;;) {
		const moment = firstOfTwo(moments.next().toDate(), env.timeZone)
		if (moment > now && !hadItsRun(moment, { env, lastRuns })) return moment
	}
}

/**
 * The moment that should have started a run and did not. Of several that were missed the last one is enough: a day has
 * one article per category, whoever asks for it.
 */
export function dueRun({ settings, env, lastRuns, now }: PlanAndRuns): Date | undefined {
	if (!hasMoments({ settings, env }) || !settings.enabledAt) return undefined
	const moment = lastMoment({ settings, env }, now)
	if (moment <= settings.enabledAt || moment > now) return undefined
	return hadItsRun(moment, { env, lastRuns }) ? undefined : moment
}

/** The clock starts one run a day, also where its hour is changed after today's. */
function hadItsRun(moment: Date, { env, lastRuns }: Pick<PlanAndRuns, 'env' | 'lastRuns'>): boolean {
	const days = new Intl.DateTimeFormat('en-CA', { timeZone: env.timeZone, dateStyle: 'short' })
	const day = days.format(moment)
	return lastRuns.some(({ dueAt }) => dueAt !== null && (dueAt >= moment || days.format(dueAt) === day))
}

/**
 * Whether the environment's hour changed since the clock last started a run: that run's moment is none of this plan. The
 * screen's own changes are noted when they are saved.
 */
export function isOtherPlan({ settings, env, lastRuns }: Omit<PlanAndRuns, 'now'>): boolean {
	const { enabledAt } = settings
	return lastRuns.some(
		({ dueAt }) =>
			dueAt !== null &&
			enabledAt !== null &&
			dueAt > enabledAt &&
			lastMoment({ settings, env }, dueAt).getTime() !== dueAt.getTime(),
	)
}

/** The plan's last moment that has come. */
function lastMoment(plan: Omit<Plan, 'now'>, now: Date): Date {
	// Looked for from a second later, so that the very moment counts as come.
	const last = parse(plan, new Date(now.getTime() + 1000)).prev()
	return firstOfTwo(last.toDate(), plan.env.timeZone)
}

function parse(plan: Omit<Plan, 'now'>, from: Date) {
	return CronExpressionParser.parse(effectiveCron(plan), { currentDate: from, tz: plan.env.timeZone })
}

const HOUR_MS = 60 * 60 * 1000

/** When clocks go back, an hour comes twice. The plan means the first. */
function firstOfTwo(moment: Date, timeZone: string): Date {
	const wall = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
	const before = new Date(moment.getTime() - HOUR_MS)
	return wall.format(before) === wall.format(moment) ? before : moment
}

/** The day of the statistics and of 'one article a day': '2026-03-10'. */
export function utcDay(moment: Date): string {
	return moment.toISOString().slice(0, 10)
}

/** A day's first moment and the first after it. */
export function utcDayBounds(moment: Date): { from: Date; until: Date } {
	const from = new Date(`${utcDay(moment)}T00:00:00.000Z`)
	return { from, until: new Date(from.getTime() + 24 * HOUR_MS) }
}
