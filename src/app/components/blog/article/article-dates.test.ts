import { expect, test } from 'vitest'
import { longDate, nextReview } from './article-dates.ts'

test('a date is told as in Brazil, where the day ends three hours after Greenwich', () => {
	expect(longDate(new Date('2026-11-11T12:00:00Z'))).toBe('11 de novembro de 2026')
	expect(longDate(new Date('2026-03-01T02:59:00Z'))).toBe('28 de fevereiro de 2026')
	expect(longDate(new Date('2026-03-01T03:00:00Z'))).toBe('1 de março de 2026')
})

test('the next review is half a year later, also across the new year', () => {
	expect(nextReview(new Date('2026-11-10T12:00:00Z'))).toBe('maio de 2027')
	expect(nextReview(new Date('2026-06-30T12:00:00Z'))).toBe('dezembro de 2026')
})
