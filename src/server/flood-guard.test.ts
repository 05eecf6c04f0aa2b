import { expect, test } from 'vitest'
import { createFloodGuard } from './flood-guard.ts'

test('an address that floods is turned away for the rest of the minute, others are not', () => {
	let clock = 0
	const guard = createFloodGuard({ mostPerMinute: 3, now: () => clock })
	expect([1, 2, 3, 4, 5].map(() => guard.isFlood('a'))).toEqual([false, false, false, true, true])
	expect(guard.isFlood('b')).toBe(false)
	clock = 60_001
	expect(guard.isFlood('a')).toBe(false)
})
