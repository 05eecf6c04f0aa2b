import { expect, test } from 'vitest'
import { ENOUGH_MINUTES, openMinutesBetween } from './open-minutes.ts'

const day = [
	{ opens: '08:00', closes: '12:00' },
	{ opens: '14:00', closes: '18:00' },
]
const openingHours = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] }
const doors = { openingHours, specialDays: [] }
/** By Brasília's clock, three hours behind UTC. */
const at = (text: string) => new Date(`${text}:00-03:00`)

test.for([
	['within one span', '2026-11-16T09:07', '2026-11-16T09:14', 7],
	['over lunch', '2026-11-16T11:55', '2026-11-16T14:05', 10],
	['over a night', '2026-11-16T17:58', '2026-11-17T08:03', 5],
	['over a weekend', '2026-11-13T17:59', '2026-11-16T08:01', 2],
	['while closed', '2026-11-14T10:00', '2026-11-15T23:59', 0],
	['over midnight in UTC', '2026-11-16T17:50', '2026-11-16T23:00', 10],
	['backwards', '2026-11-16T10:00', '2026-11-16T09:00', 0],
	['a holiday does not count (Tiradentes)', '2027-04-20T17:59', '2027-04-22T08:01', 2],
	['long ago', '2025-11-16T10:00', '2026-11-16T09:00', ENOUGH_MINUTES],
] as const)('%s', ([, from, to, minutes]) => {
	expect(openMinutesBetween(doors, at(from), at(to))).toBe(minutes)
})

test('whoever never opens counts no minute', () => {
	const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
	const never = { openingHours: closed, specialDays: [] }
	expect(openMinutesBetween(never, at('2026-01-01T00:00'), at('2026-11-16T09:00'))).toBe(0)
})
