import { expect, test } from 'vitest'
import { shortDate } from './short-date.ts'

test('a date is the day and the short month', () => {
	expect(shortDate(new Date('2026-11-11T12:00:00Z'))).toBe('11 de nov.')
	expect(shortDate(new Date('2026-05-01T15:00:00Z'))).toBe('1 de mai.')
})

test('the day is the one on the wall in Brazil', () => {
	expect(shortDate(new Date('2026-03-01T02:30:00Z'))).toBe('28 de fev.')
})
