import { expect, test } from 'vitest'
import { readArticleText } from '#core/seo/article-text.ts'
import { placeOfSpan } from './place-of-span.ts'

const html = '<h2>Um</h2>\n<p>a <a href="/x">b</a></p><h2 class="nota">Dois</h2><img src="/1.png"><IMG src="/2.png">'

test('an element is found as the how manieth of its name', () => {
	const { headings, pictures, links } = readArticleText(html)
	expect(placeOfSpan(html, headings[1]!)).toEqual({ tag: 'h2', index: 1 })
	expect(placeOfSpan(html, pictures[1]!)).toEqual({ tag: 'img', index: 1 })
	expect(placeOfSpan(html, links[0]!)).toEqual({ tag: 'a', index: 0 })
})

test('names that begin alike are told apart', () => {
	const text = '<p>a</p><pre>b</pre><p>c</p>'
	expect(placeOfSpan(text, { start: text.lastIndexOf('<p>'), end: text.length })).toEqual({ tag: 'p', index: 1 })
})

test('words outside of any element have no place', () => {
	expect(placeOfSpan('solto <p>a</p>', { start: 0, end: 5 })).toBeUndefined()
})
