import { expect, test } from 'vitest'
import { daysShown } from './calendar-days.ts'
import { listHolidays } from './list-holidays.ts'

test('of a month its holidays, with those of the days that are shown of its neighbours', () => {
	expect(listHolidays(daysShown('month', '2026-11-15'))).toEqual([
		{ day: '2026-11-02', name: 'Finados' },
		{ day: '2026-11-15', name: 'Proclamação da República' },
		{ day: '2026-11-20', name: 'Consciência Negra' },
	])
	expect(listHolidays(daysShown('week', '2026-12-31')).map(({ day }) => day)).toEqual(['2027-01-01'])
})

test.for([
	['2025-04-18', 'Paixão de Cristo'],
	['2026-04-03', 'Paixão de Cristo'],
	['2027-03-26', 'Paixão de Cristo'],
])('%s is %s, which moves with Easter', ([day, name]) => {
	expect(listHolidays([day!])).toEqual([{ day, name }])
})

test('an ordinary day is none, nor is Carnival', () => {
	expect(listHolidays(['2026-11-16', '2026-02-17'])).toEqual([])
})
