import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

test('wide letters take more room than narrow ones', () => {
	expect(textWidth('WWWW', 20)).toBe(76)
	expect(textWidth('iiii', 20)).toBe(18)
})

test('accents take none', () => {
	expect(textWidth('ação é já', 14)).toBe(textWidth('acao e ja', 14))
})

test('an empty text has no width', () => {
	expect(textWidth('', 20)).toBe(0)
})
