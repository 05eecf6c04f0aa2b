import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'
import { type SpecialDay, specialDayOn } from './holidays.ts'

/** The last of so many working days after a moment: Monday to Friday, without the days on which the brokerage is closed. */
export function afterWorkingDays(days: number, from: Date, specialDays: readonly SpecialDay[]): Date {
	let day = brasiliaDay(from)
	for (let left = days; left > 0; ) {
		day = addDays(day, 1)
		const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
		const closed = specialDayOn(day, specialDays)?.closesAt === null
		if (weekday > 0 && weekday < 6 && !closed) left -= 1
	}
	return brasiliaMoment(`${day}T12:00`)!
}
