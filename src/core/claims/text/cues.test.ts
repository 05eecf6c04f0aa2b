import { expect, test } from 'vitest'
import { cue } from './cues.ts'
import { ofWord, tokensOf } from './tokens.ts'

test('a cue finds its words wherever they stand, in capitals and with accents', () => {
	const mayLeaveOut = cue(/excec|salvo/)
	expect(mayLeaveOut('Todos, com EXCEÇÃO do parto.')).toBe(true)
	expect(mayLeaveOut('Todos pagam.')).toBe(false)
})

test('what is made of a word is made once, however it is written', () => {
	const made: string[] = []
	const lengthOf = ofWord((word) => made.push(word))
	for (const token of tokensOf('Seguro, seguro e SEGURO')) lengthOf(token)
	expect(made).toEqual(['seguro', ',', 'e'])
})
