import { expect, test } from 'vitest'
import { budgetFor, costOf, estimateRunCost, mostCost, plannedTasks } from './estimate-cost.ts'

const price = { inputPerMillionUsd: 0.15, outputPerMillionUsd: 0.6 }
const dear = { inputPerMillionUsd: 0.3, outputPerMillionUsd: 2.5 }

test('a run is estimated from the cheapest way with the first model to every model used up', () => {
	const plan = { research: true, fastMode: false }
	const alone = estimateRunCost([price], plan)
	const both = estimateRunCost([price, dear], plan)
	expect(alone.from).toBeCloseTo(0.00999, 6)
	expect(both.from).toBe(alone.from)
	expect(both.to).toBeCloseTo(budgetFor(price, plan) + budgetFor(dear, plan), 9)
	expect(alone.to).toBeGreaterThan(alone.from)
	expect(estimateRunCost([], plan)).toEqual({ from: 0, to: 0 })
})

test('fast mode leaves out the research and the outline, and none of the checks', () => {
	expect(plannedTasks({ research: false, fastMode: true })).toEqual(['write', 'metadata', 'claims', 'review'])
	expect(plannedTasks({ research: true, fastMode: false })).toEqual([
		'research',
		'outline',
		'write',
		'metadata',
		'claims',
		'review',
	])
})

test('what is held for research covers the pages its search reads', () => {
	const usual = costOf(price, { inputTokens: 9_000, outputTokens: 1_200 })
	expect(mostCost(price, { task: 'research', sentLetters: 4 })).toBeGreaterThan(3 * usual)
	expect(mostCost(price, { task: 'write', sentLetters: 3_000 })).toBeCloseTo(0.00495, 6)
})
