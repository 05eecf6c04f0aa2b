import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { type OpeningHours, openingText, type Span, spanFaults } from './opening-hours.ts'

const { openingHours: usual } = freshIdentity
const closed: OpeningHours = { ...usual, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] }
const morning: Span = { opens: '08:00', closes: '12:00' }
const afternoon: Span = { opens: '13:30', closes: '17:45' }

test('the usual hours read as they always have', () => {
	expect(openingText(usual)).toBe('Segunda - Sexta: 08 - 12 e das 14 as 18')
})

test.for([
	[{ ...usual, friday: [morning] }, 'Segunda - Quinta: 08 - 12 e das 14 às 18; Sexta: 08 - 12'],
	[{ ...closed, saturday: [morning], sunday: [morning] }, 'Sábado e Domingo: 08 - 12'],
	[{ ...closed, monday: [afternoon, morning] }, 'Segunda: 08 - 12 e das 13:30 às 17:45'],
	[
		{ ...closed, monday: [morning, afternoon, { opens: '19:00', closes: '21:00' }] },
		'Segunda: 08 - 12, das 13:30 às 17:45 e das 19 às 21',
	],
	[{ ...closed, monday: [morning], wednesday: [morning] }, 'Segunda: 08 - 12; Quarta: 08 - 12'],
	[closed, ''],
] as [OpeningHours, string][])('other hours are told in words %#', ([hours, text]) => {
	expect(openingText(hours)).toBe(text)
})

test('a span that ends before it starts, and one that crosses another, are found in their place', () => {
	expect(spanFaults([morning, afternoon])).toEqual([])
	// One may begin when the other ends.
	expect(spanFaults([morning, { opens: '12:00', closes: '18:00' }])).toEqual([])
	expect(spanFaults([{ opens: '12:00', closes: '12:00' }])).toEqual([{ index: 0, reason: 'ends-before-it-starts' }])
	expect(spanFaults([afternoon, { opens: '08:00', closes: '13:31' }])).toEqual([{ index: 1, reason: 'overlaps' }])
})
