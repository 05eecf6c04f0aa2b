import { expect, test } from 'vitest'
import { sourceKindOf } from '#core/seo/rules/official-domains.ts'
import { officialSourcesFor } from './official-sources.ts'

function urlsFor(prompt: string, category?: { name: string; slug: string }) {
	return officialSourcesFor(prompt, category).map(({ url }) => url)
}

test('sources are those of the topic, official and each once', () => {
	const found = officialSourcesFor('Como funciona o consórcio?')
	expect(found[0]).toEqual({ url: 'https://www.bcb.gov.br', title: 'Banco Central do Brasil', official: true })
	for (const { url } of found) expect(sourceKindOf(url)).toBe('official')
	expect(new Set(found.map(({ url }) => url)).size).toBe(found.length)
	expect(urlsFor('Como funciona o consórcio?')).not.toContain('https://www.gov.br/ans/pt-br')
})

test('a plan of health has the page of its agency, a category alone is enough', () => {
	expect(urlsFor('reajuste do plano de saúde')).toContain('https://www.gov.br/ans/pt-br')
	expect(urlsFor('novidades', { name: 'Viagem', slug: 'viagem' })).toContain('https://www.gov.br/anac/pt-br')
})

test('there are always two sources or more', () => {
	for (const prompt of ['', '???', '<b>', 'seguro']) expect(urlsFor(prompt).length).toBeGreaterThanOrEqual(2)
})
