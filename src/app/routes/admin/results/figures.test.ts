import { expect, test } from 'vitest'
import { change, share } from './figures.ts'

test('a part says what it is a part of, and nothing of nothing', () => {
	expect(share(385, 12_431)).toBe('3,1%')
	expect(share(37, 170)).toBe('22%')
	expect(share(0, 170)).toBe('0%')
	expect(share(0, 0)).toBe('–')
})

test('a change is one against what was there before', () => {
	expect(change(118, 100)).toBe('+18%')
	expect(change(96, 100)).toBe('−4%')
	expect(change(100, 100)).toBe('0%')
	expect(change(5, 0)).toBeUndefined()
})
