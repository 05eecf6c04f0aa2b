import { expect, test } from 'vitest'
// On a database: one of its own, whose clock is ours.
import '#tests/db.ts'
import { simulate } from './simulate.ts'

/** `npm run simulate` says otherwise. */
const { SEED: seed = '1', DAYS: days = '365', EVERY_HOURS: everyHours = '120', CRON: cron = '0 6 1 * *' } = process.env

test(`nothing goes wrong in ${days} days of seed ${seed}`, async () => {
	const outcome = await simulate({ seed, days: Number(days), everyHours: Number(everyHours), cron })
	const { wrong, journal, deaths, counts } = outcome
	if (process.env['SEED']) console.log({ days: outcome.days, acts: journal.length, deaths, ...counts })
	const last = wrong.length === 0 ? [] : journal.slice(-20)
	expect({ wrong, last, again: `npm run simulate -- --seed ${seed}` }).toMatchObject({ wrong: [] })
	// A year in which nobody did anything, or nothing ever died, would show little.
	expect(deaths).toBeGreaterThan(0)
	for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
})

test('the same seed gives the same days again, another one others', async () => {
	const few = { days: 6, everyHours: 24, cron }
	const one = await simulate({ seed: 'one', ...few })
	const again = await simulate({ seed: 'one', ...few })
	const other = await simulate({ seed: 'other', ...few })
	expect(again.journal).toEqual(one.journal)
	expect(other.journal).not.toEqual(one.journal)
})
