import { expect, test } from 'vitest'
import { daysShown, startOfWeek, turned } from './calendar-days.ts'

test('a month is shown in whole weeks from Sunday on', () => {
	const november = daysShown('month', '2026-11-17')
	expect([november[0], november.at(-1), november.length]).toEqual(['2026-11-01', '2026-12-05', 35])
	const may = daysShown('month', '2026-05-01')
	expect([may[0], may.at(-1), may.length]).toEqual(['2026-04-26', '2026-06-06', 42])
	expect(daysShown('month', '2026-02-28')).toHaveLength(28)
})

test('a week begins on its Sunday, a day is itself', () => {
	expect(startOfWeek('2026-11-15')).toBe('2026-11-15')
	expect(startOfWeek('2026-11-21')).toBe('2026-11-15')
	expect(daysShown('week', '2026-11-17')).toHaveLength(7)
	expect(daysShown('day', '2026-11-17')).toEqual(['2026-11-17'])
})

test('turning leads to the period before and after, over ends of months and years', () => {
	expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01')
	expect(turned('month', '2026-01-31', -1)).toBe('2025-12-01')
	expect(turned('week', '2026-12-28', 1)).toBe('2027-01-04')
	expect(turned('day', '2026-03-01', -1)).toBe('2026-02-28')
})
