import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { nationalHolidays, type SpecialDay } from './holidays.ts'
import { openingAt } from './opening-at.ts'
import type { OpeningHours } from './opening-hours.ts'

const { openingHours } = freshIdentity
const never = Object.fromEntries(Object.keys(openingHours).map((day) => [day, []])) as unknown as OpeningHours
const christmasEve: SpecialDay = { date: '12-24', name: 'Véspera', kind: 'house', confirmed: true, closesAt: '12:00' }
const navigators: SpecialDay = {
	date: '2027-02-02',
	name: 'Navegantes',
	kind: 'municipal',
	confirmed: true,
	closesAt: null,
}

/** By the clock of Brasília. */
function at(clock: string, specialDays: SpecialDay[] = [], hours = openingHours): string {
	const opening = openingAt({ openingHours: hours, specialDays }, new Date(`${clock}:00-03:00`))
	const moment = opening.open ? opening.until : opening.next
	const told = moment ? new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 16) : 'never'
	return `${opening.open ? 'open until' : 'closed until'} ${told}`
}

test.for([
	['2026-11-17T08:00', 'open until 2026-11-17T12:00'],
	['2026-11-17T07:59', 'closed until 2026-11-17T08:00'],
	['2026-11-17T11:50', 'open until 2026-11-17T12:00'],
	// Less than ten minutes before the door closes.
	['2026-11-17T11:51', 'closed until 2026-11-17T14:00'],
	['2026-11-17T12:00', 'closed until 2026-11-17T14:00'],
	['2026-11-17T17:59', 'closed until 2026-11-18T08:00'],
	// Over midnight, on both sides of it.
	['2026-11-17T23:59', 'closed until 2026-11-18T08:00'],
	['2026-11-18T00:00', 'closed until 2026-11-18T08:00'],
	// A holiday on a Friday, with the weekend behind it.
	['2026-11-19T18:00', 'closed until 2026-11-23T08:00'],
	['2026-11-20T09:00', 'closed until 2026-11-23T08:00'],
	// Over the turn of the year, past Christmas and New Year.
	['2026-12-31T18:00', 'closed until 2027-01-04T08:00'],
	// Good Friday moves with Easter.
	['2027-03-26T09:00', 'closed until 2027-03-29T08:00'],
] as const)('at %s it is %s', ([clock, told]) => {
	expect(at(clock)).toBe(told)
})

test('on a date of the house the door closes early', () => {
	expect(at('2026-12-24T09:00', [christmasEve])).toBe('open until 2026-12-24T12:00')
	expect(at('2026-12-24T13:00', [christmasEve])).toBe('closed until 2026-12-28T08:00')
	expect(at('2027-12-24T13:00', [christmasEve])).toBe('closed until 2027-12-27T08:00')
})

test('a municipal holiday counts once somebody has confirmed it, and in its year alone', () => {
	expect(at('2027-02-02T09:00', [navigators])).toBe('closed until 2027-02-03T08:00')
	expect(at('2027-02-02T09:00', [{ ...navigators, confirmed: false }])).toBe('open until 2027-02-02T12:00')
	expect(at('2028-02-02T09:00', [navigators])).toBe('open until 2028-02-02T12:00')
})

test('who never opens says no hour', () => {
	expect(at('2026-11-17T09:00', [], never)).toBe('closed until never')
})

test('the national holidays of a year stand in order, the one that moves among them', () => {
	expect(nationalHolidays(2026).map(({ day }) => day.slice(5))).toEqual([
		'01-01',
		'04-03',
		'04-21',
		'05-01',
		'09-07',
		'10-12',
		'11-02',
		'11-15',
		'11-20',
		'12-25',
	])
})
