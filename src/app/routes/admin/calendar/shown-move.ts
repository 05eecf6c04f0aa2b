import type { CalendarDay, CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { keyOf, type ShownMove } from './move-form.ts'

type Shown = { days: readonly CalendarDay[]; undated: readonly CalendarEntry[] }

/** The screen as it will be once a move that is on its way has been made. */
export function withMove({ days, undated }: Shown, move: ShownMove | undefined): Shown {
	if (!move) return { days, undated }
	const key = keyOf(move)
	const isMoved = (entry: CalendarEntry) => keyOf(entry) === key
	const moved = [...undated, ...days.flatMap(({ entries }) => entries)].find(isMoved)
	if (!moved) return { days, undated }
	const entry = { ...moved, day: move.to, planned: move.to }
	const left = days.map((day) =>
		day.entries.some(isMoved)
			? { ...day, entries: day.entries.filter((each) => !isMoved(each)), total: day.total - 1 }
			: day,
	)
	const others = undated.filter((each) => !isMoved(each))
	if (move.to === null) return { days: left, undated: [entry, ...others] }
	const target = left.find(({ day }) => day === move.to) ?? { day: move.to, entries: [], total: 0 }
	const taken = { ...target, entries: [entry, ...target.entries], total: target.total + 1 }
	return { days: [...left.filter(({ day }) => day !== move.to), taken], undated: others }
}
