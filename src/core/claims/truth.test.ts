import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRegister } from '#core/facts/read/read-register.ts'
import { claimFactsOf } from './claim-basis.ts'
import { judgeTruth, readTruth } from './testing/truth.ts'

const facts = claimFactsOf(readRegister())
const today = '2026-11-16'
/** Nobody has learnt from it, and two thirds of its errors are denials: `npm run bench -- truth` says how it is read. */
const LEFT_OUT = 'eighteenth.yaml'
const files = readdirSync('bench/truth').filter((name) => name.endsWith('.yaml') && name !== LEFT_OUT)
/** Half of what four authors wrote, parted by chance; nobody has looked at it. The other half is `nineteenth.yaml`. */
const UNSEEN = 'twentieth.yaml'
const read = (name: string) =>
	readTruth(readFileSync(`bench/truth/${name}`, 'utf8')).map((text) => judgeTruth(text, { facts, today }))
const verdicts = files.filter((name) => name !== UNSEEN).flatMap(read)
const unseen = read(UNSEEN)
const wrong = verdicts.filter(({ text }) => text.wrong !== undefined)
const right = verdicts.filter(({ text }) => text.wrong === undefined)

const share = (part: readonly unknown[], of: readonly unknown[]) => part.length / of.length

test('at least 95 of 100 planted errors are found, and 80 of each kind', () => {
	const missed = wrong.filter(({ isFound }) => !isFound)
	expect(share(missed, wrong)).toBeLessThanOrEqual(0.05)
	for (const [how, some] of Map.groupBy(wrong, ({ text }) => text.how))
		expect({
			how,
			found:
				share(
					some.filter(({ isFound }) => isFound),
					some,
				) > 0.8,
		}).toEqual({ how, found: true })
})

test('at most 5 of 100 true texts are doubted', () => {
	const doubted = right.filter(({ isAlarmed }) => isAlarmed)
	expect(share(doubted, right)).toBeLessThanOrEqual(0.05)
})

test('so it is in the half that nobody has looked at', () => {
	const [errors, truths] = [
		unseen.filter(({ text }) => text.wrong !== undefined),
		unseen.filter(({ text }) => text.wrong === undefined),
	]
	const missed = errors.filter(({ isFound }) => !isFound)
	const doubted = truths.filter(({ isAlarmed }) => isAlarmed)
	expect(Math.min(errors.length, truths.length)).toBeGreaterThan(300)
	// By how many alone: whoever sees which ones has looked.
	expect(missed.length).toBeLessThanOrEqual(0.05 * errors.length)
	expect(doubted.length).toBeLessThanOrEqual(0.05 * truths.length)
})

test('there are texts enough to tell, and what is wrong stands in them', () => {
	expect(Math.min(wrong.length, right.length)).toBeGreaterThan(500)
	expect(wrong.filter(({ text }) => !text.text.includes(text.wrong!))).toEqual([])
})
