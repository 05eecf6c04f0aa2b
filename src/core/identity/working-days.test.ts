import { expect, test } from 'vitest'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { afterWorkingDays } from './working-days.ts'

const eve = { date: '12-24', name: 'Véspera', kind: 'house', confirmed: true, closesAt: null } as const

test.for([
	['over a weekend', '2026-11-06T15:00:00Z', 1, '2026-11-09'],
	['over a national holiday', '2026-11-19T15:00:00Z', 1, '2026-11-23'],
	['Saturday in UTC, Friday night in Brasília', '2026-11-07T01:00:00Z', 1, '2026-11-09'],
	['ten days over Christmas, the house’s own day off and New Year', '2026-12-18T15:00:00Z', 10, '2027-01-06'],
] as const)('%s', ([, from, days, last]) => {
	expect(brasiliaDay(afterWorkingDays(days, new Date(from), [eve]))).toBe(last)
})

test('a day on which the door closes early is a working day', () => {
	const short = { ...eve, closesAt: '12:00' }
	expect(brasiliaDay(afterWorkingDays(1, new Date('2026-12-23T15:00:00Z'), [short]))).toBe('2026-12-24')
})
