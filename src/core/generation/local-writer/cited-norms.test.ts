import { expect, test } from 'vitest'
import { citedNorms } from './cited-norms.ts'
import { fullSubject } from './knowledge/read/testing/full-subjects.ts'
import { composed, day, register } from './testing/composed.ts'

const data = (...ids: string[]) => ids.map((id) => `<data value="fato:${id}">x</data>`).join(' ')

test('a norm is named once, with the articles on which the text leans and its own page', () => {
	expect(citedNorms(data('sinistro-resposta', 'lei-15040-2024', 'sinistro-pagamento'), { register, day })).toEqual([
		{
			name: 'Lei 15.040/2024, arts. 86 e 87',
			url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		},
	])
	expect(citedNorms(data('arrependimento'), { register, day })[0]?.name).toBe('Código de Defesa do Consumidor, art. 49')
})

test('a ruling without a page is named all the same', () => {
	expect(citedNorms(data('sumula-stj-402'), { register, day })).toEqual([{ name: 'Súmula 402 do STJ', url: undefined }])
})

test('what is no norm and leans on none is no source, nor is what nobody knows', () => {
	expect(citedNorms(data('dpvat', 'nada'), { register, day })).toEqual([])
})

test('an article ends with them, and then the official pages that it links', () => {
	const { content, sourceUrls } = composed(fullSubject('seguro-auto/colisao-com-animal-na-estrada'))
	const [, sources = ''] = /<h2>Fontes<\/h2>\n<ul>([\s\S]*?)<\/ul>/.exec(content) ?? []
	expect(sources.match(/(?<=>)[^<>\n]+(?=<)/g)).toEqual([
		'Código Civil',
		'Tema 1.122 do STJ',
		'Superior Tribunal de Justiça (STJ)',
		'Polícia Rodoviária Federal',
	])
	expect(sourceUrls).toHaveLength(3)
})
