import { expect, onTestFinished, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

const quiet = { onFault: () => {} }

test('asked often, the database is asked once a moment; what it said counts until then', async () => {
	let clock = 0
	const ping = vi.fn<() => Promise<void>>().mockResolvedValue()
	const readiness = createReadiness({ ping, ...quiet, now: () => clock })
	expect(await Promise.all([readiness.check(), readiness.check()])).toEqual(['ready', 'ready'])
	expect(ping).toHaveBeenCalledOnce()
	clock = 1_000
	ping.mockRejectedValue(new Error('read-only'))
	expect(await readiness.check()).toBe('unavailable')
})

test('after a clock was set back the database is asked as often as before', async () => {
	vi.useFakeTimers()
	onTestFinished(() => void vi.useRealTimers())
	const ping = vi.fn<() => Promise<void>>().mockResolvedValue()
	const readiness = createReadiness({ ping, ...quiet })
	await readiness.check()
	vi.setSystemTime(Date.now() - 3 * 3_600_000)
	vi.advanceTimersByTime(1_000)
	ping.mockRejectedValue(new Error('gone'))
	expect(await readiness.check()).toBe('unavailable')
})

test('a database that never answers is not ready', async () => {
	vi.useFakeTimers()
	const faults: unknown[] = []
	const readiness = createReadiness({ ping: () => new Promise(() => {}), onFault: (error) => faults.push(error) })
	const asked = readiness.check()
	await vi.runAllTimersAsync()
	expect(await asked).toBe('unavailable')
	expect(faults).toHaveLength(1)
	vi.useRealTimers()
})

test('a stop waits until a load balancer that asks regularly has heard of it', async () => {
	const readiness = createReadiness({ ping: async () => {}, ...quiet })
	await readiness.check()
	const stopped = vi.fn<() => void>()
	const stopping = readiness.stop().then(stopped)
	await Promise.resolve()
	expect(stopped).not.toHaveBeenCalled()
	expect(readiness.isStopping()).toBe(true)
	expect(await readiness.check()).toBe('stopping')
	await stopping
	expect(stopped).toHaveBeenCalledOnce()
})

test('where nobody asks, a stop waits for nobody', async () => {
	vi.useFakeTimers()
	const readiness = createReadiness({ ping: async () => {}, ...quiet })
	// With the clock standing still, any wait would be for ever.
	await readiness.stop()
	expect(await readiness.check()).toBe('stopping')
	vi.useRealTimers()
})
