import { expect, test } from 'vitest'
import { MOST_UNREVIEWED, WEIGHTS } from './points.ts'
import { rules } from './rules/all.ts'

test('without a person a text gets what the rules grant that need none', () => {
	const byMachine = rules.filter(({ byPerson }) => !byPerson)
	const points = byMachine.reduce((sum, { group, points: most }) => sum + WEIGHTS[group] * most, 0)
	expect(points).toBeCloseTo(MOST_UNREVIEWED, 5)
})
