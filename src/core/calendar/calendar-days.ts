import { addDays } from '#lib/brasilia-time.ts'

export type CalendarView = 'month' | 'week' | 'day'

const DAYS_OF_WEEK = 7

/** 0 is Sunday. Days are written '2026-11-15'. */
export function weekdayOf(day: string): number {
	return new Date(`${day}T12:00:00Z`).getUTCDay()
}

export function startOfWeek(day: string): string {
	return addDays(day, -weekdayOf(day))
}

/** The days that are shown: whole weeks from Sunday on, or a single one. */
export function daysShown(view: CalendarView, day: string): string[] {
	if (view === 'day') return [day]
	if (view === 'week') return daysFrom(startOfWeek(day), DAYS_OF_WEEK)
	const first = startOfWeek(`${day.slice(0, 7)}-01`)
	const days = daysFrom(first, 6 * DAYS_OF_WEEK)
	const last = lastOfMonth(day)
	return days.slice(0, Math.ceil((days.indexOf(last) + 1) / DAYS_OF_WEEK) * DAYS_OF_WEEK)
}

/** A day of the period before or after. */
export function turned(view: CalendarView, day: string, by: 1 | -1): string {
	if (view === 'day') return addDays(day, by)
	if (view === 'week') return addDays(day, by * DAYS_OF_WEEK)
	return by === 1 ? addDays(lastOfMonth(day), 1) : `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
}

export function lastOfMonth(day: string): string {
	const [year, month] = day.split('-').map(Number) as [number, number]
	return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function daysFrom(first: string, count: number): string[] {
	return Array.from({ length: count }, (_, index) => addDays(first, index))
}
