import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'
import type { SpecialDay } from './holidays.ts'
import { spansOn } from './opening-at.ts'
import type { OpeningHours } from './opening-hours.ts'

const MINUTE_MS = 60_000

/** Whoever is closed for longer has a month in which no minute counts. */
const DAYS_AT_MOST = 31

/** Past this the hours say more than the minutes, and nobody needs to go through a year of days. */
export const ENOUGH_MINUTES = 600

type Doors = { openingHours: OpeningHours; specialDays: readonly SpecialDay[] }

/** Whole minutes between two moments in which somebody was there, by Brasília's clock; counted up to ENOUGH_MINUTES. */
export function openMinutesBetween(doors: Doors, from: Date, to: Date): number {
	const [first, last] = [brasiliaDay(from), brasiliaDay(to)]
	let open = 0
	for (let ahead = 0; ahead <= DAYS_AT_MOST && open < ENOUGH_MINUTES * MINUTE_MS; ahead += 1) {
		const day = addDays(first, ahead)
		if (day > last) break
		for (const { opens, closes } of spansOn(day, doors)) {
			const begin = Math.max(brasiliaMoment(`${day}T${opens}`)!.getTime(), from.getTime())
			const end = Math.min(brasiliaMoment(`${day}T${closes}`)!.getTime(), to.getTime())
			open += Math.max(0, end - begin)
		}
	}
	return Math.min(Math.floor(open / MINUTE_MS), ENOUGH_MINUTES)
}
