import { type CalendarView, daysShown } from '#core/calendar/calendar-days.ts'

export const CALENDAR_PATH = '/admin/calendario'

const views = { mes: 'month', semana: 'week', dia: 'day' } as const satisfies Record<string, CalendarView>
const viewNames = { month: 'mes', week: 'semana', day: 'dia' } as const satisfies Record<CalendarView, string>

export type CalendarQuery = {
	view: CalendarView
	/** In the period that is shown. */
	day: string
}

/** What an address asks for; what it says wrong, or not at all, is the month of today. */
export function parseCalendarQuery(params: URLSearchParams, today: string): CalendarQuery {
	const name = params.get('ver') ?? ''
	const view = Object.hasOwn(views, name) ? views[name as keyof typeof views] : 'month'
	const month = params.get('mes')
	const day = params.get('dia') ?? (month && (today.startsWith(month) ? today : `${month}-01`))
	return { view, day: day && isDay(day) ? day : today }
}

export function calendarHref({ view, day }: CalendarQuery): string {
	const at: Record<string, string> = view === 'month' ? { mes: day.slice(0, 7) } : { dia: day }
	return `${CALENDAR_PATH}?${new URLSearchParams({ ver: viewNames[view], ...at })}`
}

/** The day to show when somebody changes to another view: today, where it is in sight. */
export function sameTime({ view, day }: CalendarQuery, today: string): string {
	return daysShown(view, day).includes(today) ? today : day
}

function isDay(text: string): boolean {
	if (!/^(?:19[7-9]\d|20\d\d|21\d\d)-\d\d-\d\d$/.test(text)) return false
	const date = new Date(`${text}T12:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
