import { expect, test } from 'vitest'
import { estimateMonthlyCost, paidPictures } from './estimate-monthly-cost.ts'
import {
	changedSettings,
	checkImageSettings,
	defaultImageSettings,
	type ImageSettings,
	putOnTop,
} from './image-settings.ts'
import { HIGHEST_LIMIT_USD, parseLimit, readAmount } from './parse-amount.ts'

function settings(changes: Partial<ImageSettings> = {}): ImageSettings {
	return { ...defaultImageSettings, ...changes }
}

test('the defaults can be used', () => {
	expect(checkImageSettings(settings())).toBeUndefined()
})

test('the same provider twice is refused, whichever it is', () => {
	expect(checkImageSettings(settings({ fallback: 'unsplash' }))).toBe('same-provider')
	expect(checkImageSettings(settings({ primary: 'gemini', geminiEnabled: false }))).toBe('same-provider')
})

test('Gemini comes first only while it is enabled, and may stand second while it is not', () => {
	expect(checkImageSettings(settings({ primary: 'gemini', fallback: 'unsplash' }))).toBeUndefined()
	expect(checkImageSettings(settings({ primary: 'gemini', fallback: 'unsplash', geminiEnabled: false }))).toBe(
		'primary-disabled',
	)
	expect(checkImageSettings(settings({ fallback: 'gemini', geminiEnabled: false }))).toBeUndefined()
})

test('what one changed stays on top of what others saved, and the rest follows them', () => {
	const mine = settings({ groqLimitUsd: 3, geminiEnabled: false })
	const theirs = settings({ groqLimitUsd: 4, geminiLimitUsd: 1 })
	const changed = changedSettings(settings(), mine)
	expect(changed.toSorted()).toEqual(['geminiEnabled', 'groqLimitUsd'])
	expect(putOnTop(theirs, mine, changed)).toEqual({ ...mine, geminiLimitUsd: 1 })
})

const prices = { gemini: 0.067 }

test.for([
	[{}, 0.348],
	[{ primary: 'gemini', fallback: 'unsplash' }, 1.42],
	[{ primary: 'gemini', fallback: 'placeholder' }, 1.42],
	[{ fallback: 'placeholder' }, 0.08],
	[{ geminiEnabled: false }, 0.08],
] as [Partial<ImageSettings>, number][])('%o is estimated at %d a month, by the price table', ([changes, usd]) => {
	expect(estimateMonthlyCost(settings(changes), prices)).toBeCloseTo(usd, 9)
})

test('the estimate knows how many pictures the limit has room for', () => {
	const geminiFirst = settings({ primary: 'gemini', fallback: 'unsplash' })
	expect(paidPictures(geminiFirst, prices)).toMatchObject({ count: 20, withinLimit: 7 })
	expect(paidPictures({ ...geminiFirst, geminiLimitUsd: 0.3 }, { gemini: 0.1 })).toMatchObject({ withinLimit: 3 })
	expect(paidPictures({ ...geminiFirst, geminiLimitUsd: 5 }, prices)).toMatchObject({ withinLimit: 20 })
	expect(paidPictures(settings(), prices)).toMatchObject({ count: 4, withinLimit: 4 })
	expect(paidPictures(geminiFirst, { gemini: 0 })).toBeUndefined()
})

test.for([
	['0,50', 0.5],
	['0.5', 0.5],
	[',5', 0.5],
	['.5', 0.5],
	['2', 2],
	['2,', 2],
	[' US$ 1.234,56 ', 1234.56],
	['1.234.567', HIGHEST_LIMIT_USD],
	['1.234', 1.23],
	['0,005', 0.01],
	['0,004', 0],
	['-3', 0],
	['dez', 0],
	['', 0],
	['1e3', 0],
	['Infinity', 0],
	['1,2,3', 0],
	['99999999999', HIGHEST_LIMIT_USD],
] as const)('the limit %j is taken for %d', ([typed, usd]) => {
	expect(parseLimit(typed)).toBe(usd)
})

test('a price keeps six decimals, and is not made up where it cannot be read', () => {
	expect(readAmount('0,0000015', { digits: 6, max: 10_000 })).toBe(0.000002)
	expect(readAmount('0,067', { digits: 6, max: 10_000 })).toBe(0.067)
	expect(readAmount('grátis', { digits: 6, max: 10_000 })).toBeUndefined()
})
