import { setTimeout as after, setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseBusy } from '../unavailable.ts'
import { createLane } from './lane.ts'

const limits = { mostWaiting: 5, waitMs: 50 }

test('who waits too long is refused', async () => {
	const lane = createLane(limits)
	const { promise: done, resolve: end } = Promise.withResolvers<void>()
	const first = lane.run(() => done)
	await expect(lane.run(async () => 'done')).rejects.toThrow(DatabaseBusy)
	end()
	await first
	expect(await lane.run(async () => 'done')).toBe('done')
})

test('time in which this thread heard nothing is nobody’s wait', async () => {
	const lane = createLane(limits)
	// An answer that is there when the thread listens again, and is heard after the limit of who waits.
	const first = lane.run(() => after(limits.waitMs + 10))
	const second = lane.run(async () => 'done')
	await setImmediate()
	for (const until = performance.now() + 4 * limits.waitMs; performance.now() < until; );
	expect(await second).toBe('done')
	await first
})
