import { expect, test } from 'vitest'
import { describeSources } from './describe-sources.ts'

test('a source has the name of its institution and what the text calls it', () => {
	const law = 'https://www.planalto.gov.br/ccivil_03/lei.htm'
	expect(describeSources([law], { [law]: 'Lei 15.040' })).toEqual([
		{ url: law, institution: 'Planalto', label: 'Lei 15.040' },
	])
})

test('a source that the text does not link to is told by its address', () => {
	expect(
		describeSources(['https://www.gov.br/susep/pt-br/', 'https://www.jornal.example/a/b', 'https://x.example'], {}),
	).toEqual([
		{ url: 'https://www.gov.br/susep/pt-br/', institution: 'SUSEP', label: 'gov.br/susep/pt-br' },
		{ url: 'https://www.jornal.example/a/b', institution: 'jornal.example', label: 'jornal.example/a/b' },
		{ url: 'https://x.example', institution: 'x.example', label: '' },
	])
})

test('only pages of the web are sources, each once', () => {
	const urls = ['javascript:alert(1)', '/contact', 'https://a.example/x', 'https://a.example/x', 'nada']
	expect(describeSources(urls, {}).map(({ url }) => url)).toEqual(['https://a.example/x'])
})

test('the name of the institution is not said twice', () => {
	const susep = 'https://www.gov.br/susep/pt-br/auto'
	const police = 'https://www.gov.br/prf/pt-br'
	const texts = { [susep]: 'SUSEP sobre seguro de automóveis', [police]: 'Polícia Rodoviária Federal' }
	expect(describeSources([susep, police], texts).map(({ label }) => label)).toEqual([
		'Sobre seguro de automóveis',
		'gov.br/prf/pt-br',
	])
})
