import { expect, test } from 'vitest'
import type { Provider } from './provider.ts'
import { providers } from './registry.ts'

const all: readonly Provider[] = providers

test('every provider has an id of its own, of which codes can be made, and a colour of its own', () => {
	const ids = all.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
	for (const id of ids) expect(id).toMatch(/^[a-z]+$/)
	const hues = all.flatMap(({ images }) => images?.hue ?? [])
	expect(new Set(hues).size).toBe(hues.length)
})

test('who sends a bill has prices, one of them for each model it uses', () => {
	const unpriced = all.flatMap(({ id, text, images, limitUsd }) => {
		const bills = text !== undefined || images?.prices !== undefined
		const models = [
			[text?.model, text?.prices],
			[images?.model, images?.prices],
		] as const
		const unknown = models.filter(([model, prices]) => model && !Object.hasOwn(prices ?? {}, model.usual))
		return bills === (limitUsd !== undefined) && unknown.length === 0 ? [] : [id]
	})
	expect(unpriced).toEqual([])
})
