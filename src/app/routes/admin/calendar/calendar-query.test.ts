import { expect, test } from 'vitest'
import { calendarHref, parseCalendarQuery } from './calendar-query.ts'

const today = '2026-11-17'

test.for([
	['', 'month', '2026-11-17'],
	['mes=2027-01', 'month', '2027-01-01'],
	['mes=2026-11&ver=semana', 'week', '2026-11-17'],
	['ver=semana&dia=2026-12-31', 'week', '2026-12-31'],
	['ver=dia&dia=2026-02-30', 'day', today],
	['ver=outra&mes=13', 'month', today],
	['mes=0000-01', 'month', today],
] as const)('“%s” is the %s of %s', ([address, view, day]) => {
	expect(parseCalendarQuery(new URLSearchParams(address), today)).toEqual({ view, day })
})

test('an address leads to what it was made of', () => {
	for (const query of [
		{ view: 'week', day: '2026-12-31' },
		{ view: 'day', day: '2026-12-31' },
		{ view: 'month', day: '2027-02-01' },
	] as const)
		expect(parseCalendarQuery(new URL(calendarHref(query), 'http://painel').searchParams, today)).toEqual(query)
})
