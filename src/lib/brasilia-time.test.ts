import { expect, test } from 'vitest'
import { ageOf, brasiliaYear, dateOf, daysBetween, momentOf } from './brasilia-time.ts'

// A Tuesday at nine in Brasília.
const now = new Date('2026-03-10T12:00:00Z')

test.for([
	['2026-03-10T12:00:30Z', 'agora'],
	['2026-03-10T11:59:30Z', 'agora'],
	['2026-03-10T11:48:00Z', 'há 12 min'],
	['2026-03-10T11:00:00Z', 'há 1 h'],
	['2026-03-10T03:00:00Z', 'há 9 h'],
	['2026-03-10T02:59:00Z', 'ontem'],
	['2026-03-08T12:00:00Z', 'há 2 dias'],
	['2026-02-08T12:00:00Z', 'há 30 dias'],
	['2026-02-07T12:00:00Z', '07/02/2026'],
] as const)('%s was %s', ([moment, words]) => {
	expect(ageOf(new Date(moment), now)).toBe(words)
})

test('just after midnight an hour ago is still an hour ago', () => {
	expect(ageOf(new Date('2026-03-10T02:00:00Z'), new Date('2026-03-10T03:30:00Z'))).toBe('há 1 h')
})

test('days are those of the brokerage, not of the server', () => {
	expect(dateOf(new Date('2026-03-11T02:00:00Z'))).toBe('10/03/2026')
	expect(momentOf(new Date('2026-03-11T02:05:00Z'))).toBe('10/03/2026, 23:05')
	expect(brasiliaYear(new Date('2027-01-01T01:30:00Z'))).toBe(2026)
	expect(brasiliaYear(new Date('2027-01-01T03:00:00Z'))).toBe(2027)
	expect(daysBetween(new Date('2026-03-11T02:00:00Z'), new Date('2026-03-11T03:00:00Z'))).toBe(1)
	expect(daysBetween(new Date('2026-03-20T12:00:00Z'), now)).toBe(-10)
})
