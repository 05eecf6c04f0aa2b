import { expect, test } from 'vitest'
import { createCdnPurger } from './cdn-purger.ts'

/** A CDN that hears calls as it is told to, and a clock that is moved by hand. */
function aCdn(...answers: boolean[]) {
	const calls: string[][] = []
	const told: string[] = []
	const timers: { run: () => void; ms: number }[] = []
	const purger = createCdnPurger({
		purge: async (tags) => {
			calls.push([...tags])
			return (answers.shift() ?? true) ? { ok: true } : { ok: false, reason: 'refused', status: 503 }
		},
		subjects: ['site', 'blog'],
		onFault: ({ reason }) => told.push(reason),
		onRecovery: () => told.push('well'),
		later(run, ms) {
			const timer = { run, ms }
			timers.push(timer)
			return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
		},
	})
	const pass = async (ms: number) => {
		for (const timer of timers.filter((each) => each.ms === ms)) {
			timers.splice(timers.indexOf(timer), 1)
			timer.run()
		}
		await settled()
	}
	return { purger, calls, told, timers, pass }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('what changed is told at once, and once more when copies on their way have arrived', async () => {
	const { purger, calls, timers, pass } = aCdn()
	purger.forget('blog')
	await settled()
	expect(calls).toEqual([['farol-blog']])
	await pass(5_000)
	expect(calls).toEqual([['farol-blog'], ['farol-blog']])
	expect(timers).toEqual([])
})

test('many changes at once are few calls', async () => {
	const { purger, calls, timers } = aCdn()
	for (let change = 0; change < 100; change += 1) purger.forget('blog')
	purger.forget()
	await settled()
	expect(calls.length).toBeLessThanOrEqual(2)
	expect(calls.flat()).toEqual(expect.arrayContaining(['farol-site', 'farol-blog']))
	expect(timers).toHaveLength(2)
})

test('a call that was not heard is made again, later and later, and told of once', async () => {
	const { purger, calls, told, pass } = aCdn(false, false, false, true)
	purger.forget('blog')
	await settled()
	expect(purger.mayKeep()).toBe(false)
	await pass(1_000)
	await pass(5_000)
	await pass(30_000)
	expect(calls.length).toBeGreaterThanOrEqual(4)
	expect(new Set(calls.flat())).toEqual(new Set(['farol-blog']))
	expect(told).toEqual(['refused', 'well'])
	expect(purger.mayKeep()).toBe(true)
})

test('until a call was heard nothing may be kept', async () => {
	const { purger } = aCdn(true, false)
	expect(purger.mayKeep()).toBe(false)
	purger.forget()
	await settled()
	expect(purger.mayKeep()).toBe(true)
	purger.forget('blog')
	await settled()
	expect(purger.mayKeep()).toBe(false)
})

test('after the end nothing is told', async () => {
	const { purger, calls, timers } = aCdn(false)
	purger.forget('blog')
	await settled()
	purger.close()
	purger.forget('site')
	await settled()
	expect(timers).toEqual([])
	expect(calls).toEqual([['farol-blog']])
})
