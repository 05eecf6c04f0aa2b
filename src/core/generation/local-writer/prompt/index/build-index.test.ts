import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'

function wordsOf(prompts: string[]): string[] {
	return buildIndex([], {
		known: new Map(),
		unknown: prompts,
		foreign: [],
		harmful: [],
		instructions: [],
		nonsense: [],
	}).words
}

const often = Array.from({ length: 500 }, (_, at) => `seguro para viagem ${at}`)

test('what a few examples share is a mistake where a word near to it is said far more often', () => {
	expect(wordsOf([...often, ...Array.from({ length: 19 }, () => 'quero viajem')])).not.toContain('viajem')
	expect(wordsOf([...often, ...Array.from({ length: 4 }, () => 'quero parapente')])).toContain('parapente')
})

test('what many examples share is right, whatever it is near to; what three share is not yet', () => {
	expect(wordsOf([...often, ...Array.from({ length: 20 }, () => 'quero viajem')])).toContain('viajem')
	expect(wordsOf([...often, ...Array.from({ length: 3 }, () => 'quero parapente')])).not.toContain('parapente')
})
