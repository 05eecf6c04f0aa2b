/** The brokerage's calendar and clock, wherever the server or the reader is. */
export const BRASILIA = 'America/Sao_Paulo'

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: BRASILIA, dateStyle: 'short' })

/** The day on the brokerage's calendar: '2026-03-10'. */
export function brasiliaDay(moment: Date): string {
	return parts.format(moment)
}

/** The year on the brokerage's calendar. */
export function brasiliaYear(moment: Date): number {
	return Number(brasiliaDay(moment).slice(0, 4))
}

/** Days are counted on the calendar, so that a clock change neither adds nor swallows one. */
export function addDays(day: string, days: number): string {
	const date = new Date(`${day}T12:00:00Z`)
	date.setUTCDate(date.getUTCDate() + days)
	return date.toISOString().slice(0, 10)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const dates = new Intl.DateTimeFormat('pt-BR', {
	timeZone: BRASILIA,
	day: '2-digit',
	month: '2-digit',
	year: 'numeric',
})
const times = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, hour: '2-digit', minute: '2-digit' })

/** '11/11/2026' */
export function dateOf(moment: Date): string {
	return dates.format(moment)
}

/** '14:05' */
export function timeOf(moment: Date): string {
	return times.format(moment)
}

/** '11/11/2026, 14:05' */
export function momentOf(moment: Date): string {
	return `${dates.format(moment)}, ${times.format(moment)}`
}

/** How long ago, as people say it: 'há 12 min', 'há 2 h', 'ontem'. Past a month the date says more. */
export function ageOf(moment: Date, now: Date): string {
	const passed = now.getTime() - moment.getTime()
	if (passed < MINUTE_MS) return 'agora'
	if (passed < HOUR_MS) return `há ${Math.floor(passed / MINUTE_MS)} min`
	const days = daysBetween(moment, now)
	if (days === 0 || passed < 6 * HOUR_MS) return `há ${Math.floor(passed / HOUR_MS)} h`
	if (days === 1) return 'ontem'
	return days <= 30 ? `há ${days} dias` : dateOf(moment)
}

/** Calendar days in Brasília from one moment to another. */
export function daysBetween(from: Date, to: Date): number {
	return Math.round((Date.parse(brasiliaDay(to)) - Date.parse(brasiliaDay(from))) / DAY_MS)
}
