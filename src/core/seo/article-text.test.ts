import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { hostileHtml } from '../html/testing/hostile-html.ts'
import { readArticleText } from './article-text.ts'

test('headings, links, pictures and tables are found where they stand', () => {
	const html =
		'<h2>Título</h2><p>Veja <a href="/blog">o blog</a>.</p><img src="/a.png" width="1" height="2"><table><tr><td>x</td></tr></table>'
	const article = readArticleText(html)
	expect(article.headings).toEqual([{ start: 0, end: 15, level: 2, text: 'Título' }])
	expect(article.links).toMatchObject([{ href: '/blog', text: 'o blog' }])
	expect(html.slice(article.links[0]!.start, article.links[0]!.end)).toBe('<a href="/blog">o blog</a>')
	expect(article.pictures).toMatchObject([{ src: '/a.png', alt: undefined, sized: true }])
	expect(article.tables).toMatchObject([{ hasHeaders: false }])
	const nested = '<table><tr><td><table><tr><th>x</th></tr></table></td></tr></table>'
	expect(readArticleText(nested).tables).toMatchObject([{ hasHeaders: false }, { hasHeaders: true }])
})

test('every word belongs to one block', () => {
	const article = readArticleText(
		'Solto<div>Um<p>dois <b>três</b></p>quatro<ul><li>cinco<ol><li>seis</li></ol></li></ul></div>',
	)
	expect(article.blocks.map(({ tag, text }) => [tag, text])).toEqual([
		['', 'Solto'],
		['div', 'Um quatro'],
		['p', 'dois três'],
		['li', 'cinco'],
		['li', 'seis'],
	])
	expect(article.words.length).toBe(7)
})

test.for([
	['<header>Um</header><footer>dois</footer>', ['Um', 'dois']],
	['<span>Um</span> <strong>dois</strong><p>três</p><em>quatro</em>', ['Um dois', 'três', 'quatro']],
	['<ul>Um<li>dois</li></ul><figure>três<figcaption>quatro</figcaption></figure>', ['Um', 'dois', 'três', 'quatro']],
	['<b>Um<p>dois</p>três</b>', ['Um três', 'dois']],
	['Um<!-- nota --><br>dois', ['Um dois']],
] as const)('no word is lost: %s', ([html, texts]) => {
	const article = readArticleText(html)
	expect(article.blocks.map(({ text }) => text)).toEqual(texts)
	expect(article.words.length).toBe(texts.join(' ').split(' ').length)
})

test('loose words are found where they stand', () => {
	const html = '<p>Um</p>\n<strong>Dois</strong> três\n<p>quatro</p>'
	const { start, end } = readArticleText(html).blocks[1]!
	expect(html.slice(start, end)).toBe('<strong>Dois</strong> três\n')
})

test('scripts and styles are no text', () => {
	expect(readArticleText('<p>a</p><style>b{}</style><script>c()</script>').words).toEqual(['a'])
})

test('a picture gives its link a name', () => {
	expect(readArticleText('<a href="/x"><img src="/a" alt="Um farol"></a>').links).toMatchObject([{ text: 'Um farol' }])
})

test('any text can be read', () => {
	for (const [, html] of hostileHtml) expect(() => readArticleText(html)).not.toThrow()
	expect(() => readArticleText('<div>'.repeat(20_000))).not.toThrow()
	for (const outer of ['h2', 'a href=x', 'p', 'table'])
		expect(() => readArticleText(`<${outer}>${'<b>'.repeat(5_000)}x`)).not.toThrow()
	fc.assert(fc.property(fc.string(), (html) => void readArticleText(html)))
})
