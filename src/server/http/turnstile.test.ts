import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTurnstile } from './turnstile.ts'

const calm = { crowd: 1_000, mostMs: 10_000 }

function work() {
	let finish!: (value: string) => void
	const done = new Promise<string>((resolve) => (finish = resolve))
	let started = false
	return {
		run: () => {
			started = true
			return done
		},
		finish,
		started: () => started,
	}
}

test('no more than allowed are inside, the next enters when one leaves, in order', async () => {
	const { enter } = createTurnstile({ atOnce: 2, waiting: 10, waitingOfOne: 10, ...calm })
	const jobs = [work(), work(), work(), work()]
	const results = jobs.map((job) => enter('a', job.run))
	expect(jobs.map((job) => job.started())).toEqual([true, true, false, false])
	jobs[1]!.finish('b')
	expect(await results[1]).toBe('b')
	await setImmediate()
	expect(jobs.map((job) => job.started())).toEqual([true, true, true, false])
	for (const [index, job] of jobs.entries()) job.finish(String(index))
	expect(await Promise.all(results)).toEqual(['0', 'b', '2', '3'])
})

test('between two renders whoever waits for a page at hand is answered', async () => {
	const { enter } = createTurnstile({ atOnce: 1, waiting: 10, waitingOfOne: 10, ...calm })
	const [first, second] = [work(), work()]
	const inside = enter('a', first.run)
	void enter('b', second.run)
	const answered = setImmediate(second)
	first.finish('a')
	await inside
	expect(second.started()).toBe(false)
	expect((await answered).started()).toBe(false)
	await setImmediate()
	expect(second.started()).toBe(true)
})

test('when the line is full the next is turned away, and a failure inside lets the next one in', async () => {
	const { enter } = createTurnstile({ atOnce: 1, waiting: 1, waitingOfOne: 1, ...calm })
	const first = enter('a', () => Promise.reject(new Error('broken')))
	const second = enter('b', async () => 'ok')
	expect(await enter('c', async () => 'never')).toBeUndefined()
	await expect(first).rejects.toThrow('broken')
	expect(await second).toBe('ok')
})

test('a visitor does not wait behind the requests of a network that sends many', async () => {
	const { enter } = createTurnstile({ atOnce: 1, waiting: 10, waitingOfOne: 3, ...calm })
	const order: string[] = []
	const named = (name: string) => async () => void order.push(name)
	const first = work()
	const busy = enter('flood', first.run)
	const waiting = ['flood 1', 'flood 2', 'flood 3'].map((name) => enter('flood', named(name)))
	const visitors = ['visitor a', 'visitor b'].map((name) => enter(name, named(name)))
	expect(await enter('flood', named('one too many'))).toBeUndefined()
	first.finish('done')
	await Promise.all([busy, ...waiting, ...visitors])
	expect(order).toEqual(['visitor a', 'visitor b', 'flood 1', 'flood 2', 'flood 3'])
})

test('who was let in least of late is next, from however many networks the others come', async () => {
	let clock = 0
	const { enter } = createTurnstile({ atOnce: 1, waiting: 100, waitingOfOne: 3, ...calm, now: () => clock })
	const order: string[] = []
	const named = (name: string) => async () => void order.push(name)
	const networks = ['a', 'b', 'c', 'd']
	const round = () => networks.map((network) => enter(network, named(network)))
	await Promise.all(round())
	const flood = [...round(), ...round()]
	const visitor = enter('visitor', named('visitor'))
	await Promise.all([...flood, visitor])
	expect(order.slice(0, 5)).toEqual(['a', 'b', 'c', 'd', 'visitor'])
	// After a while everybody is new again.
	clock = 60_000
	order.length = 0
	await Promise.all([...round(), enter('visitor', named('visitor'))])
	expect(order).toEqual(['a', 'b', 'c', 'd', 'visitor'])
})

test('after a clock was set back everybody is new again as soon as otherwise', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] })
	onTestFinished(() => void vi.useRealTimers())
	const { enter } = createTurnstile({ atOnce: 1, waiting: 10, waitingOfOne: 3, ...calm })
	const order: string[] = []
	const named = (name: string) => async () => void order.push(name)
	await enter('a', async () => {})
	await setImmediate()
	vi.setSystemTime(Date.now() - 3 * 3_600_000)
	vi.advanceTimersByTime(20_000)
	const first = work()
	const busy = enter('first', first.run)
	const waiting = ['a', 'b'].map((name) => enter(name, named(name)))
	first.finish('done')
	await Promise.all([busy, ...waiting])
	expect(order).toEqual(['a', 'b'])
})

test('in a crowd whoever has waited too long is turned away, and the next who has not gets their turn', async () => {
	let clock = 0
	const { enter } = createTurnstile({
		atOnce: 1,
		waiting: 10,
		waitingOfOne: 10,
		crowd: 1,
		mostMs: 1_000,
		now: () => clock,
	})
	const first = work()
	const inside = enter('a', first.run)
	const early = ['b', 'c'].map((name) => enter(name, async () => name))
	clock = 900
	const late = ['d', 'e', 'f'].map((name) => enter(name, async () => name))
	clock = 1_500
	first.finish('a')
	expect(await Promise.all([inside, ...early, ...late])).toEqual(['a', undefined, undefined, 'd', 'e', 'f'])
})

test('without a crowd nobody is turned away for having waited', async () => {
	let clock = 0
	const { enter } = createTurnstile({
		atOnce: 1,
		waiting: 10,
		waitingOfOne: 10,
		crowd: 5,
		mostMs: 1_000,
		now: () => clock,
	})
	const first = work()
	const inside = enter('a', first.run)
	const waited = enter('b', async () => 'b')
	clock = 60_000
	first.finish('a')
	expect(await Promise.all([inside, waited])).toEqual(['a', 'b'])
})
