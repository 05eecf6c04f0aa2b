import { brasiliaClock, brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays } from '#lib/brasilia-time.ts'
import { type SpecialDay, specialDayOn } from './holidays.ts'
import { type OpeningHours, type Span, weekdays } from './opening-hours.ts'

/** Nobody begins something new with the coat on. */
export const LAST_MINUTES = 10

/** A month of closed days is looked through; whoever is closed for longer says no hour. */
const DAYS_AHEAD = 31

export type Opening = { open: true; until: Date } | { open: false; next: Date | undefined }

type Doors = { openingHours: OpeningHours; specialDays: readonly SpecialDay[] }

/** The spans in which somebody is there on a day of Brasília's calendar. */
export function spansOn(day: string, { openingHours, specialDays }: Doors): Span[] {
	const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]!
	const spans = openingHours[weekday].toSorted((a, b) => a.opens.localeCompare(b.opens))
	const special = specialDayOn(day, specialDays)
	if (!special) return spans
	const { closesAt } = special
	if (closesAt === null) return []
	return spans
		.filter(({ opens }) => opens < closesAt)
		.map(({ opens, closes }) => ({ opens, closes: closes < closesAt ? closes : closesAt }))
}

/** Whether somebody is there, and until when; else when somebody is again. In the last minutes before the door closes it counts as closed. */
export function openingAt(doors: Doors, moment: Date, lastMinutes = LAST_MINUTES): Opening {
	const today = brasiliaClock(moment).slice(0, 10)
	for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
		const day = addDays(today, ahead)
		for (const { opens, closes } of spansOn(day, doors)) {
			const from = brasiliaMoment(`${day}T${opens}`)!
			const until = brasiliaMoment(`${day}T${closes}`)!
			if (moment < from) return { open: false, next: from }
			if (until.getTime() - moment.getTime() >= lastMinutes * 60_000 && moment < until) return { open: true, until }
		}
	}
	return { open: false, next: undefined }
}
