import { expect, test } from 'vitest'
import type { Article } from '#core/seo/finding.ts'
import { proposeFixes } from '#core/seo/fixes/propose-fixes.ts'
import { type ReaderBlock, readerFix } from './reader-fix.ts'

function fixesOf(article: Partial<Article>) {
	return proposeFixes({ title: 'Franquia', content: '', ...article }, { siteName: 'Farol' })
}

function seen(id: string, article: Partial<Article>) {
	const { before, after, note } = readerFix(fixesOf(article).find((fix) => fix.id === id)!)
	return { before: before.map(told), after: after.map(told), note }
}

/** Marked words in square brackets. */
function told({ look, words }: ReaderBlock): string {
	return `${look}: ${words.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(' ')}`
}

test('a heading of another level is seen as such, with the same words', () => {
	expect(seen('single-h1', { content: '<h1>Um</h1><p>Texto.</p><h1>Quanto <em>custa</em></h1>' })).toEqual({
		before: ['title: Quanto custa'],
		after: ['heading: Quanto custa'],
		note: 'As palavras ficam; o título muda de tamanho.',
	})
})

test('of a text for search engines the words that come and go are marked', () => {
	const metaDescription = 'Como funciona a franquia.'
	const content =
		'<p>A franquia é a parte do conserto que fica com você. Ela muda o preço do seguro de um ano para o outro. Quem dirige pouco escolhe a maior.</p>'
	const { before, after } = seen('description-length', { metaDescription, content })
	expect(before).toEqual(['text: Como funciona a franquia.'])
	expect(after[0]).toMatch(/^text: Como funciona a franquia\. \[A franquia é .+\]$/)
})

test('what is added has nothing before it, and says where it goes', () => {
	const added = seen('disclaimer', { content: '<p>Texto.</p>' })
	expect(added.before).toEqual([])
	expect(added.after).toEqual([expect.stringMatching(/^text: \[.+\]$/)])
	expect(added.note).toBe('Entra no fim do texto.')
})

test('what no reader sees is said to be so', () => {
	const content = '<p><a href="https://exemplo.com.br" target="_blank">aqui</a></p>'
	const unseen = { before: [], after: [], note: 'Quem lê a página não vê diferença: muda só o código.' }
	expect(seen('links', { content })).toEqual(unseen)
})

test('markup in a text is never more than text', () => {
	const { after } = seen('single-h1', { content: '<h1>Um</h1><h1><img src=x onerror=alert(1)>&lt;b&gt; Dois</h1>' })
	expect(after).toEqual(['heading: <b> Dois'])
})

test('no repair says what a picture shows: nobody has looked at it', () => {
	const content = '<p>Texto.</p><img src="/media/files/carro-na-chuva.webp"><img src="/a.webp" alt="">'
	for (const { after } of fixesOf({ content })) expect(after).not.toMatch(/<img|alt=/)
})
