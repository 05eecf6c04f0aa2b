import { expect, test } from 'vitest'
import { budgetFor } from '../runs/estimate-cost.ts'
import { overLimitUsd, SCHEDULED } from './month-room.ts'

const price = { inputPerMillionUsd: 0.15, outputPerMillionUsd: 0.6 }
const budget = budgetFor(price, SCHEDULED)

test('a run has room while what it may cost, and what its last article sets aside, are within the limit', () => {
	const cost = { from: 0.004, to: 0.01 }
	const spend = { spentUsd: 1, limitUsd: 1 + 0.02 + budget }
	expect(overLimitUsd({ spend, price, cost }, 3)).toBe(0)
	expect(overLimitUsd({ spend, price, cost }, 4)).toBe(0.01)
	expect(overLimitUsd({ spend: { spentUsd: 2, limitUsd: 2 }, price, cost }, 0)).toBe(0)
})

test('without room for the dearest way not even one article is begun, however cheap the last ones were', () => {
	const cost = { from: 0.001, to: 0.001 }
	const spend = { spentUsd: 2 - budget / 2, limitUsd: 2 }
	expect(overLimitUsd({ spend, price, cost }, 1)).toBeCloseTo(budget / 2, 5)
})
