import { expect, test } from 'vitest'
import type { PromptIndex } from './index/build-index.ts'
import { createRanker, rankerInParts } from './rank.ts'

/** Two topics, the first with a subject; then what is not known, foreign and harmful. */
function indexOf(examples: string[][], texts: string[]): PromptIndex {
	const stems = [...new Set([...examples.flat(), ...texts].flatMap((text) => text.split(' ')))]
	const placesOf = (text: string) => text.split(' ').map((stem) => stems.indexOf(stem))
	return {
		words: stems,
		stems,
		entries: ['auto', 'auto/granizo', 'vida'],
		examples: examples.map((list) => list.map(placesOf)),
		texts: texts.map((text) => placesOf(text).map((stem) => [stem, 1])),
		common: [],
		names: [placesOf('auto'), [], placesOf('vida')],
	}
}

const index = indexOf(
	[
		['seguro auto', 'seguro carro preco', 'carro auto'],
		['granizo carro', 'granizo amassou carro', 'chuva pedra carro'],
		['seguro vida', 'vida morte familia'],
		['seguro desemprego governo'],
		['bolo cenoura'],
		['fingir roubo carro'],
	],
	['motor roda', 'lataria vidro', 'herdeiro'],
)
const ranker = createRanker(index)

test('what a prompt is most like comes first', () => {
	expect(ranker.rank(['granizo', 'carro']).ranked[0]?.id).toBe('auto/granizo')
	expect(ranker.rank(['vida', 'familia']).ranked[0]?.id).toBe('vida')
})

test('the nearest examples vote, refused ones among them', () => {
	expect(ranker.rank(['bolo', 'cenoura']).votes).toEqual(new Map([['foreign', 1]]))
	const { votes } = ranker.rank(['fingir', 'roubo'])
	expect(votes.get('harmful')).toBe(1)
	expect([...ranker.rank(['seguro', 'carro']).votes.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('words that nothing has make a prompt less like everything', () => {
	const [alone] = ranker.rank(['granizo', 'carro']).ranked
	const [beside] = ranker.rank(['granizo', 'carro', 'submarino']).ranked
	expect(beside!.likeness).toBeLessThan(alone!.likeness)
	expect(ranker.rank(['submarino'])).toMatchObject({ ranked: [], votes: new Map(), same: undefined })
})

test('how likely a prompt is to be of something adds up to one, refused kinds included', () => {
	const { ranked, refused } = ranker.rank(['granizo', 'carro'])
	const [best] = ranked
	expect(best!.likelihood).toBeGreaterThan(ranked[1]!.likelihood)
	const all = ranked.reduce((sum, { likelihood }) => sum + likelihood, refused.likelihood)
	expect(all).toBeLessThanOrEqual(1.000001)
	expect(ranker.rank(['bolo', 'cenoura']).refused.likelihood).toBeGreaterThan(0.5)
})

test('the rarer a word, the more it tells', () => {
	expect(ranker.rarityOf('granizo')).toBeGreaterThan(ranker.rarityOf('carro'))
	expect(ranker.rarityOf('submarino')).toBe(ranker.rarityOf('granizo'))
	expect(ranker.examplesWith('auto/granizo', 'granizo')).toBe(2)
	expect(ranker.isInText('vida', 'herdeiro')).toBe(true)
	expect(ranker.isNameOf('auto', 'auto')).toBe(true)
})

test('the very words of an example are told apart from what is only like them', () => {
	expect(ranker.rank(['granizo', 'carro']).same).toBe('auto/granizo')
	expect(ranker.rank(['bolo', 'cenoura']).same).toBe('foreign')
	expect(ranker.rank(['carro', 'granizo']).same).toBeUndefined()
})

test('it is made in parts, between which others have their turn', () => {
	const parts = rankerInParts(index)
	let turns = 0
	let part = parts.next()
	while (!part.done) {
		turns += 1
		part = parts.next()
	}
	expect(turns).toBeGreaterThanOrEqual(4)
	expect(part.value.rank(['granizo']).ranked).toEqual(ranker.rank(['granizo']).ranked)
})
