import { expect, onTestFinished, test, vi } from 'vitest'
import { createReadLimit } from './read-limit.ts'

test('after its burst a network gets a steady few, and another one is not touched', () => {
	let clock = 0
	const limit = createReadLimit({ burst: 3, perSecond: 2, now: () => clock })
	const take = (network: string, times: number) => Array.from({ length: times }, () => limit.take(network))
	expect(take('a', 5)).toEqual([true, true, true, false, false])
	expect(take('b', 1)).toEqual([true])
	clock += 500
	expect(take('a', 2)).toEqual([true, false])
	clock += 60_000
	expect(take('a', 4)).toEqual([true, true, true, false])
})

test('asking on while refused does not push the next page further away', () => {
	let clock = 0
	const limit = createReadLimit({ burst: 1, perSecond: 1, now: () => clock })
	limit.take('a')
	for (clock = 100; clock < 1_000; clock += 100) expect(limit.take('a')).toBe(false)
	clock = 1_001
	expect(limit.take('a')).toBe(true)
})

test('a clock that is set back takes nothing from anybody', () => {
	const clock = vi.spyOn(Date, 'now')
	onTestFinished(() => clock.mockRestore())
	const limit = createReadLimit({ burst: 3, perSecond: 10 })
	const start = Date.now()
	expect(limit.take('a')).toBe(true)
	clock.mockReturnValue(start - 3 * 3_600_000)
	expect(limit.take('a')).toBe(true)
})

test('whoever was not seen for longest is forgotten first, so that memory is bounded', () => {
	const limit = createReadLimit({ burst: 1, perSecond: 0, now: () => 0 })
	limit.take('first')
	limit.take('seen again')
	for (let network = 0; network < 49_999; network += 1) limit.take(`network ${network}`)
	expect(limit.take('seen again')).toBe(false)
	expect(limit.take('first')).toBe(true)
})
