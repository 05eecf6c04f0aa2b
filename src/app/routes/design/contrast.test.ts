import { expect, test } from 'vitest'
import { contrast, contrastLabel } from '#lib/contrast.ts'
import { pairs } from './palette-samples.ts'

test('black on white is 21, and the order does not matter', () => {
	expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
	expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21)
})

test('labels are rounded down, with a comma', () => {
	expect(contrastLabel('#0A2036', '#FBFAF7')).toBe('15,8')
})

test.for(pairs)('$name passes WCAG AA', ({ text, surface, graphic }) => {
	expect(contrast(text, surface)).toBeGreaterThanOrEqual(graphic ? 3 : 4.5)
})
