import { expect, test } from 'vitest'
import { providerOrder } from './provider-order.ts'

test.for([
	[undefined, 'unsplash', 'gemini', 'unsplash gemini placeholder'],
	[undefined, 'gemini', 'unsplash', 'gemini unsplash placeholder'],
	[undefined, 'unsplash', 'placeholder', 'unsplash placeholder'],
	[undefined, 'gemini', 'placeholder', 'gemini placeholder'],
	['gemini', 'unsplash', 'gemini', 'gemini unsplash placeholder'],
	['gemini', 'unsplash', 'placeholder', 'gemini unsplash placeholder'],
	['unsplash', 'gemini', 'unsplash', 'unsplash gemini placeholder'],
	['unsplash', 'unsplash', 'gemini', 'unsplash gemini placeholder'],
	['placeholder', 'gemini', 'unsplash', 'placeholder'],
] as const)('forced %s, then %s, then %s: %s', ([forced, primary, fallback, order]) => {
	expect(providerOrder({ forced, primary, fallback }).join(' ')).toBe(order)
})
