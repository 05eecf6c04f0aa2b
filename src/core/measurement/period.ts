import { addDays } from '#lib/brasilia-time.ts'

/** Days of Brasília, the last one included. */
export type Period = { from: string; to: string }

const DAY_MS = 24 * 60 * 60 * 1000

export function lengthOf({ from, to }: Period): number {
	return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

export function daysOf({ from, to }: Period): string[] {
	const days: string[] = []
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
	return days
}

export function periodBefore(period: Period): Period {
	return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) }
}
