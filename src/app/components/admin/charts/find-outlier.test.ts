import { expect, test } from 'vitest'
import { findOutlier } from './find-outlier.ts'

function refusing(quotaRefusals: number) {
	return [
		{ provider: 'unsplash', quotaRefusals: 0 },
		{ provider: 'gemini', quotaRefusals },
	]
}

function days(...times: (number | null)[]) {
	return times.map((averageTimeMs, index) => ({ day: `2026-11-0${index + 1}`, averageTimeMs, providers: refusing(0) }))
}

test('a day far slower than the usual stands out, with its time', () => {
	expect(findOutlier(days(2000, 2100, null, 4700, 1900))).toEqual({
		day: '2026-11-04',
		timeMs: 4700,
		label: '4/11, 4,7\u00a0s',
	})
})

test('where the quota of Gemini was used up that day, that is said instead', () => {
	const slow = days(2000, 2100, 4700).map((day) => ({ ...day, providers: refusing(2) }))
	expect(findOutlier(slow)?.label).toBe('3/11, cota do Gemini')
})

test('even days and too few days have no outlier', () => {
	expect(findOutlier(days(2000, 2100, 2500))).toBeUndefined()
	expect(findOutlier(days(100, 9000))).toBeUndefined()
	expect(findOutlier(days(null, null, null))).toBeUndefined()
})
