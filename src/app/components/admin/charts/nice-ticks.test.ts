import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

test.for([
	[6, [0, 2, 4, 6]],
	[4.7, [0, 2, 4, 6]],
	[1, [0, 0.5, 1]],
	[0.067, [0, 0.05, 0.1]],
	[0.3, [0, 0.1, 0.2, 0.3]],
	[120, [0, 50, 100, 150]],
	[0, [0, 1]],
] as [number, number[]][])('a scale up to %d has the numbers %o', ([max, ticks]) => {
	expect(niceTicks(max)).toEqual(ticks)
})

test('what comes in pieces is counted in whole ones', () => {
	expect(niceTicks(1, { whole: true })).toEqual([0, 1])
	expect(niceTicks(2, { whole: true })).toEqual([0, 1, 2])
	expect(niceTicks(0, { whole: true })).toEqual([0, 1])
})

test('no scale needs more than four lines, and each reaches its highest number', () => {
	for (let max = 0.001; max < 5000; max *= 1.07) {
		const ticks = niceTicks(max)
		expect(ticks.length).toBeLessThanOrEqual(4)
		expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-6))
	}
})
