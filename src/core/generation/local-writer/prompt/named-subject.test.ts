import { expect, test } from 'vitest'
import { namedIn } from './named-subject.ts'
import { wordsOf } from './prompt-words.ts'
import { spelling } from './vocabulary.ts'

test.for([
	['Quero um artigo sobre seguro de caminhão para motorista autônomo', 'seguro-auto/seguro-de-caminhao'],
	['seguro de notebook: o que cobre', 'equipamentos-portateis/seguro-de-notebook'],
	['uma visão geral do seguro náutico para quem comprou o primeiro barco', 'seguro-nautico'],
	['comprei um barquinho, me fala do seguro nautico no geral', 'seguro-nautico'],
] as const)('%s is named by its words', ([prompt, id]) => {
	expect(namedIn(wordsOf(prompt, spelling).asked)).toBe(id)
})

test.for([
	// Something else of the same name, a product with more to it, and a story that only ends with one.
	'seguro de caminhão betoneira',
	'seguro de vida para quem tem diabetes',
	'bati o carro na saída da oficina e o seguro de caminhão do outro não paga',
])('%s names nothing by itself', (prompt) => {
	expect(namedIn(wordsOf(prompt, spelling).asked)).toBeUndefined()
})
