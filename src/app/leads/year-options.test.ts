import { expect, test } from 'vitest'
import { yearOptions } from './year-options.ts'

test('the last 25 years are offered, the current one first', () => {
	const years = yearOptions({ label: 'Ano', options: 'last-25-years' }, 2026)
	expect(years).toHaveLength(25)
	expect([years[0], years.at(-1)]).toEqual(['2026', '2002'])
})

test('a product with ranges of its own offers those', () => {
	expect(yearOptions({ label: 'Prazo', options: ['24 a 60 meses'] }, 2026)).toEqual(['24 a 60 meses'])
})
