import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answerWithin, NoAnswer } from './answer-within.ts'

const never = new Promise<never>(() => {})

test('who answers is heard, in good and in bad', async () => {
	expect(await answerWithin(60_000, Promise.resolve(7))).toBe(7)
	await expect(answerWithin(60_000, Promise.reject(new Error('closed')))).rejects.toThrow('closed')
})

test('who does not answer is given up', async () => {
	await expect(answerWithin(30, never)).rejects.toThrow(NoAnswer)
})

test('a loop that stood still for longer than the time has not waited for it', async () => {
	const asked = answerWithin(300, wait(100, 'here'))
	const end = performance.now() + 400
	while (performance.now() < end);
	expect(await asked).toBe('here')
})
