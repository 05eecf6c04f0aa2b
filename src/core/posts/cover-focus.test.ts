import { expect, test } from 'vitest'
import { focusPoint, focusText, isFocus } from './cover-focus.ts'

test('a point is two percentages and nothing else, since it is written into a style', () => {
	expect(['0% 0%', '50% 40%', '100% 7%'].filter(isFocus)).toHaveLength(3)
	expect(['', '50%', '101% 0%', '5.5% 0%', '0% 0%; color: red', 'center top', '-1% 0%'].filter(isFocus)).toEqual([])
})

test('a point moved over the edge stays on it, and none is the middle', () => {
	expect(focusText({ x: -4, y: 120 })).toBe('0% 100%')
	expect(focusText({ x: 33.4, y: 66.6 })).toBe('33% 67%')
	expect(focusPoint('33% 67%')).toEqual({ x: 33, y: 67 })
	expect(focusPoint(null)).toEqual({ x: 50, y: 50 })
	expect(focusPoint('')).toEqual({ x: 50, y: 50 })
})
