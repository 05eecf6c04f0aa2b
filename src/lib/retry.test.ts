import { expect, test } from 'vitest'
import { retry } from './retry.ts'

function harness(answers: string[]) {
	const waits: number[] = []
	const options = { times: 3, firstDelayMs: 1000, sleep: async (ms: number) => void waits.push(ms) }
	return {
		waits,
		run: () =>
			retry(
				async () => answers.shift()!,
				(answer) => answer === 'no',
				options,
			),
	}
}

test('a good answer is taken at once', async () => {
	const { waits, run } = harness(['yes'])
	expect([await run(), waits]).toEqual(['yes', []])
})

test('a bad one is asked for again, each time after twice the wait', async () => {
	const { waits, run } = harness(['no', 'no', 'no', 'yes'])
	expect([await run(), waits]).toEqual(['yes', [1000, 2000, 4000]])
})

test('after the last try the bad answer is the answer', async () => {
	const { waits, run } = harness(['no', 'no', 'no', 'no', 'yes'])
	expect([await run(), waits.length]).toEqual(['no', 3])
})
