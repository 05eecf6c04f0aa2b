import { addDays } from '#lib/brasilia-time.ts'

export type Holiday = { day: string; name: string }

/** The same day each year: Lei 662/1949 with its changes, Lei 6.802/1980 and Lei 14.759/2023. */
const fixed: readonly [day: string, name: string][] = [
	['01-01', 'Confraternização Universal'],
	['04-21', 'Tiradentes'],
	['05-01', 'Dia do Trabalho'],
	['09-07', 'Independência do Brasil'],
	['10-12', 'Nossa Senhora Aparecida'],
	['11-02', 'Finados'],
	['11-15', 'Proclamação da República'],
	['11-20', 'Consciência Negra'],
	['12-25', 'Natal'],
]

/** The national holidays of a year, in order. Carnival and Corpus Christi are none: where they are kept, they are the house's dates. */
export function nationalHolidays(year: number): Holiday[] {
	return [
		...fixed.map(([day, name]) => ({ day: `${year}-${day}`, name })),
		{ day: addDays(easter(year), -2), name: 'Paixão de Cristo' },
	].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** By the Gregorian reckoning of Meeus, Jones and Butcher. */
function easter(year: number): string {
	const a = year % 19
	const b = Math.floor(year / 100)
	const c = year % 100
	const d = Math.floor(b / 4)
	const e = b % 4
	const f = Math.floor((b + 8) / 25)
	const g = Math.floor((b - f + 1) / 3)
	const h = (19 * a + b - d - g + 15) % 30
	const i = Math.floor(c / 4)
	const k = c % 4
	const l = (32 + 2 * e + 2 * i - h - k) % 7
	const m = Math.floor((a + 11 * h + 22 * l) / 451)
	const month = Math.floor((h + l - 7 * m + 114) / 31)
	const day = ((h + l - 7 * m + 114) % 31) + 1
	return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** A date of the house or of its town. Without a year it comes back every year. It counts once somebody has confirmed it. */
export type SpecialDay = {
	date: string
	name: string
	kind: 'municipal' | 'house'
	confirmed: boolean
	/** The hour at which the door closes that day; nothing where it stays closed. */
	closesAt: string | null
}

/** What is special about a day, if anything. A confirmed date of the house says more than the calendar: it may be open for the morning. */
export function specialDayOn(
	day: string,
	specialDays: readonly SpecialDay[],
): { name: string; closesAt: string | null } | undefined {
	const own = specialDays.find(({ date, confirmed }) => confirmed && (date === day || date === day.slice(5)))
	if (own) return own
	const national = nationalHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)
	return national && { name: national.name, closesAt: null }
}
