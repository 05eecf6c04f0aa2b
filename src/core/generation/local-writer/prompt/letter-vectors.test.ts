import { expect, test } from 'vitest'
import type { PromptIndex } from './index/build-index.ts'
import { letterVectors } from './letter-vectors.ts'

const index = {
	stems: ['granizo', 'carro'],
	examples: [[[0]], [[1]]],
	common: [],
} as unknown as PromptIndex
const { vectorOf, postings, owners } = letterVectors(index)

/** How like each example a prompt is. */
function likenessOf(...said: string[]): number[] {
	const found = owners.reduce<number[]>((sums) => [...sums, 0], [])
	for (const [key, weight] of vectorOf(said)) postings.each(key, (at, other) => (found[at]! += weight * other))
	return found
}

test('a word is like itself', () => {
	const [granizo, carro] = likenessOf('granizo')
	expect(granizo).toBeCloseTo(1)
	expect(carro).toBe(0)
})

test('a mistyped word shares runs of letters with the right one', () => {
	const [granizo, carro] = likenessOf('granzo')
	expect(granizo).toBeGreaterThan(0)
	expect(granizo).toBeLessThan(1)
	expect(carro).toBe(0)
})

test('what no word has makes a prompt less like everything', () => {
	expect(likenessOf('granizo', 'xyzw')[0]).toBeLessThan(0.9)
})
