import { expect, test } from 'vitest'
import { isNear, withoutDiminutive } from './near-words.ts'
import { isGibberish } from './refusals.ts'
import { understandPrompt } from './understand-prompt.ts'

function wishesOf(prompt: string) {
	const verdict = understandPrompt(prompt)
	return verdict.kind === 'refused' ? [] : verdict.wishes.map(({ kind, value, text }) => [kind, value, text])
}

test('wishes are told from the subject, each with the words it came from', () => {
	const prompt = 'Seguro auto em Porto Alegre, tom informal, umas 1.200 palavras, 5 seções, com tabela de coberturas'
	expect(wishesOf(prompt)).toEqual([
		['place', 'Porto Alegre', 'Porto Alegre'],
		['tone', 'informal', 'tom informal'],
		['words', 1200, 'umas 1.200 palavras'],
		['sections', 5, '5 seções'],
		['form', 'tabela', 'com tabela de coberturas'],
	])
	const verdict = understandPrompt(prompt)
	if (verdict.kind === 'refused') throw new Error('refused')
	for (const { start, end, text } of verdict.wishes) expect(prompt.slice(start, end)).toBe(text)
})

test('words of a subject are no wishes', () => {
	expect(wishesOf('Tabela regressiva ou progressiva na previdência')).toEqual([])
	expect(wishesOf('Furto simples no seguro da bicicleta')).toEqual([])
	expect(wishesOf('Seguro viagem de longa duração')).toEqual([])
})

test('informal is a tone, and no reader', () => {
	const verdict = understandPrompt('seguro residencial, informal')
	expect(verdict).toMatchObject({
		kind: 'understood',
		persona: undefined,
		wishes: [{ kind: 'tone', value: 'informal' }],
	})
})

test('what is not understood is told with its place', () => {
	const prompt = 'Bati em um cavalo na estrada e quebrou o zorblax do carro: o dono do animal paga?'
	const verdict = understandPrompt(prompt)
	expect(verdict).toMatchObject({ kind: 'understood', notUnderstood: [{ text: 'zorblax', start: 41, end: 48 }] })
})

test('what is not known comes with five near subjects', () => {
	const verdict = understandPrompt('seguro residencial para castelo')
	if (verdict.kind !== 'unknown') throw new Error(verdict.kind)
	expect(verdict.suggestions).toHaveLength(5)
	expect(verdict.suggestions[0]).toEqual({ subject: 'seguro-residencial', label: expect.any(String) })
})

test('a slip of the finger is forgiven, another word is not', () => {
	expect(isNear('residensial', 'residencial')).toBe(true)
	expect(isNear('franqia', 'franquia')).toBe(true)
	expect(isNear('viajem', 'viagem')).toBe(true)
	expect(isNear('praga', 'praia')).toBe(false)
	expect(isNear('gato', 'pato')).toBe(false)
	expect(withoutDiminutive('carrinho')).toContain('carro')
})

test('letters as they come are no words', () => {
	expect(['asdfgh', 'zxcvb', 'kkkk'].filter((word) => !isGibberish(word))).toEqual([])
	expect(['submarino', 'castelo', 'whatsapp'].filter(isGibberish)).toEqual([])
})
