import { expect, test } from 'vitest'
import { daysLeft, dueDay } from './data-request.ts'

test.for([
	['in the morning', '2026-11-17T12:00:00Z', '2026-12-02'],
	['late at night in Brasília, the next day in UTC', '2026-11-18T01:30:00Z', '2026-12-02'],
	['over the end of a year', '2026-12-20T12:00:00Z', '2027-01-04'],
	['over a 29 February', '2028-02-20T12:00:00Z', '2028-03-06'],
] as const)('fifteen days are counted on the calendar of Brasília, %s', ([, at, due]) => {
	expect(dueDay(new Date(at))).toBe(due)
})

test.for([
	['2026-12-01T12:00:00Z', 1],
	['2026-12-02T12:00:00Z', 0],
	// Still the last day there.
	['2026-12-03T02:59:59Z', 0],
	['2026-12-03T03:00:00Z', -1],
] as const)('at %s there are %i days left until 2 December', ([now, left]) => {
	expect(daysLeft('2026-12-02', new Date(now))).toBe(left)
})
