import { expect, test } from 'vitest'
import { readArticleText } from '../article-text.ts'
import { found } from '../testing/check.ts'
import { officialLinks } from './sources.ts'

function link(href: string) {
	return `<a href="${href}">página</a>`
}

test('a page counts once, however its address is written', () => {
	const html = ['https://www.gov.br/susep/pt-br', 'https://gov.br/susep/pt-br/', 'http://www.gov.br/susep/pt-br#topo']
	expect(officialLinks({ text: readArticleText(html.map(link).join('')) })).toEqual([html[0]])
	const two = ['https://www.gov.br/susep?a=1', 'https://www.gov.br/susep?a=2'].map(link).join('')
	expect(officialLinks({ text: readArticleText(two) })).toHaveLength(2)
})

test('a missing source is shown where it is missed', () => {
	const one = `<p>Veja.</p><p>${link('https://www.gov.br/susep')}</p>`
	const [single] = found('official-sources', { content: one })
	expect(one.slice(single!.span!.start, single!.span!.end)).toBe(link('https://www.gov.br/susep'))
	const none = '<p>Bom dia.</p><p>A lei dá 30 dias.</p>'
	const [nothing] = found('official-sources', { content: none })
	expect(none.slice(nothing!.span!.start, nothing!.span!.end)).toBe('<p>A lei dá 30 dias.</p>')
})

test('sources are added by themselves only where there is something to add and no list yet', () => {
	const content = `<p>${link('https://www.gov.br/susep/')}</p>`
	const fixable = (sourceUrls: string[], more = '') =>
		found('official-sources', { content: content + more, sourceUrls })[0]!.autoFixable
	expect(fixable(['https://www.planalto.gov.br/lei'])).toBe(true)
	expect(fixable(['https://www.gov.br/susep'])).toBe(false)
	expect(fixable(['https://www.planalto.gov.br/lei'], '<h2>Fontes</h2>')).toBe(false)
})
