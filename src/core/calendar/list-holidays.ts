import { type Holiday, nationalHolidays } from '#core/identity/holidays.ts'

/** The national holidays among some days, which may be of two years. */
export function listHolidays(days: readonly string[]): Holiday[] {
	const years = new Set(days.map((day) => Number(day.slice(0, 4))))
	return [...years].flatMap(nationalHolidays).filter(({ day }) => days.includes(day))
}
