import { expect, test } from 'vitest'
import { costOf, estimateRunCost, mostCost } from './estimate-cost.ts'

const price = { inputPerMillionUsd: 0.15, outputPerMillionUsd: 0.6 }

test('a run is estimated by the calls it will make and by the length of its prompt', () => {
	expect(estimateRunCost(price, { research: false, promptLength: 0 })).toBeCloseTo(0.00549, 6)
	expect(estimateRunCost(price, { research: true, promptLength: 0 })).toBeCloseTo(0.00756, 6)
	expect(estimateRunCost(price, { research: true, promptLength: 300 })).toBeCloseTo(0.007605, 6)
	const free = { inputPerMillionUsd: 0, outputPerMillionUsd: 0 }
	expect(estimateRunCost(free, { research: true, promptLength: 4000 })).toBe(0)
})

test('what is held for research covers the pages its search reads', () => {
	const usual = costOf(price, { inputTokens: 9_000, outputTokens: 1_200 })
	expect(mostCost(price, { purpose: 'research', sent: 'tema' })).toBeGreaterThan(3 * usual)
	expect(mostCost(price, { purpose: 'write', sent: 'x'.repeat(3_000) })).toBeCloseTo(0.00495, 6)
})
