import { expect, test } from 'vitest'
import { createSpelling } from './spelling.ts'
import { stemOf } from './stems.ts'

const words = ['seguro', 'residencial', 'moto', 'carro', 'celular', 'previdencia', 'cachorro', 'viagem', 'viajar']
const { meant, isKnown } = createSpelling(words, new Set(words.map(stemOf)), stemOf)

test.for([
	['a letter left out', 'residncial', 'residencial'],
	['a letter that sounds alike', 'selular', 'celular'],
	['letters swapped', 'celualr', 'celular'],
	['a diminutive', 'motinha', 'moto'],
	['a diminutive of another word', 'cachorrinho', 'cachorro'],
	['a word that is known', 'carro', 'carro'],
	['a form of a known word', 'seguros', 'seguros'],
	['a short word', 'mato', 'mato'],
	['a word like none of ours', 'unicornio', 'unicornio'],
] as const)('%s: %s is %s', ([, typed, word]) => {
	expect(meant(typed)).toBe(word)
})

test('a word is known in its other forms too', () => {
	expect(isKnown('celulares')).toBe(true)
	expect(isKnown('unicornio')).toBe(false)
})
