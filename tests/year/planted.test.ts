import { expect, test } from 'vitest'
// On a database: one of its own, whose clock is ours.
import '#tests/db.ts'
import { plantedBugs } from './planted-bugs.ts'
import { simulate } from './simulate.ts'

test.for(plantedBugs)('found: $what', async ({ found, ...planted }) => {
	const { wrong } = await simulate({ seed: '1', days: 120, everyHours: 24, cron: '0 6 3 * *', planted })
	expect(wrong.join('; ')).toMatch(found)
})
