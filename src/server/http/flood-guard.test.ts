import { expect, onTestFinished, test, vi } from 'vitest'
import { createFloodGuard } from './flood-guard.ts'

function guardAt(mostPerMinute: number) {
	const clock = { now: 0 }
	return { clock, guard: createFloodGuard({ mostPerMinute, now: () => clock.now }) }
}

test('an address that floods is turned away for the rest of the minute, others are not', () => {
	const { clock, guard } = guardAt(3)
	expect([1, 2, 3, 4, 5].map(() => guard.isFlood('a'))).toEqual([false, false, false, true, true])
	expect(guard.isFlood('b')).toBe(false)
	clock.now = 60_001
	expect(guard.isFlood('a')).toBe(false)
})

test('the minute of an address begins with its first request, not with that of another', () => {
	const { clock, guard } = guardAt(2)
	guard.isFlood('a')
	clock.now = 59_000
	expect([guard.isFlood('b'), guard.isFlood('b')]).toEqual([false, false])
	clock.now = 61_000
	expect(guard.isFlood('b')).toBe(true)
	expect(guard.isFlood('a')).toBe(false)
})

test('a clock that is set back turns nobody away for longer', () => {
	vi.useFakeTimers()
	onTestFinished(() => void vi.useRealTimers())
	const guard = createFloodGuard({ mostPerMinute: 1 })
	expect([guard.isFlood('a'), guard.isFlood('a')]).toEqual([false, true])
	vi.setSystemTime(Date.now() - 3 * 3_600_000)
	vi.advanceTimersByTime(60_001)
	expect(guard.isFlood('a')).toBe(false)
})

test('a flood from more addresses than are remembered is forgotten from its oldest on', () => {
	const { clock, guard } = guardAt(1)
	guard.isFlood('oldest')
	clock.now = 1
	for (let at = 1; at <= 50_000; at++) guard.isFlood(`address ${at}`)
	expect(guard.isFlood('address 2')).toBe(true)
	expect(guard.isFlood('oldest')).toBe(false)
})
