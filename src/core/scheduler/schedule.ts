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
	weekdays: number[]
	/** Empty: all of them. */
	categoryIds: string[]
	publish: boolean
}

export const defaultSettings: SchedulerSettings = {
	enabled: null,
	enabledAt: null,
	hour: null,
	weekdays: [0, 1, 2, 3, 4, 5, 6],
	categoryIds: [],
	publish: false,
}

type Plan = { settings: SchedulerSettings; env: SchedulerEnvironment; now: Date }

export function isEnabled({ settings, env }: Omit<Plan, 'now'>): boolean {
	return settings.enabled ?? env.enabled
}

/** The screen's hour and weekdays laid over the environment's five fields. */
export function effectiveCron({ settings, env }: Omit<Plan, 'now'>): string {
	const [minute, hour, day, month, weekday] = env.cron.trim().split(/\s+/)
	const days = [...new Set(settings.weekdays)].toSorted((a, b) => a - b)
	const chosen = days.length === 7 ? undefined : days.join(',')
	if (settings.hour === null) return [minute, hour, day, month, chosen ?? weekday].join(' ')
	return `0 ${settings.hour} * * ${chosen ?? '*'}`
}

/** When it runs next by itself; nothing while it is off. */
export function nextRun({ settings, env, now }: Plan): Date | undefined {
	if (!isEnabled({ settings, env }) || settings.weekdays.length === 0) return undefined
	const moments = parse({ settings, env }, now)
	for (;;) {
		const moment = firstOfTwo(moments.next().toDate(), env.timeZone)
		if (moment > now) return moment
	}
}

type Due = Plan & {
	/** The moments the clock already started a run for. */
	lastRuns: readonly { dueAt: Date | null }[]
}

/**
 * The moment that should have started a run and did not. Of several that were missed the last one is enough: a day has
 * one article per category, whoever asks for it.
 */
export function dueRun({ settings, env, lastRuns, now }: Due): Date | undefined {
	if (!isEnabled({ settings, env }) || settings.weekdays.length === 0 || !settings.enabledAt) return undefined
	// Looked for from a second later, so that the very moment counts as come.
	const last = parse({ settings, env }, new Date(now.getTime() + 1000)).prev()
	const moment = firstOfTwo(last.toDate(), env.timeZone)
	if (moment <= settings.enabledAt || moment > now) return undefined
	const started = lastRuns.some(({ dueAt }) => dueAt !== null && dueAt >= moment)
	return started ? undefined : moment
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
