import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a day is written out, the first of a month included', () => {
	expect(longDate('2026-11-15')).toBe('15 de novembro de 2026')
	expect(longDate('2026-03-01')).toBe('1 de março de 2026')
})
