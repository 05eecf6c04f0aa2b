import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { demoPosts } from '../demo/posts.ts'
import { sanitizeGeneratedHtml } from './sanitize-generated-html.ts'
import { hostileHtml } from './testing/hostile-html.ts'

const tags = 'a blockquote br div em h1 h2 h3 h4 h5 h6 img li ol p span strong u ul'.split(' ')
const attributes = 'alt class href rel src target title'.split(' ')

function elementsIn(html: string) {
	return DomUtils.find((node) => 'attribs' in node, parseDocument(html).children, true, Number.POSITIVE_INFINITY) as {
		name: string
		attribs: Record<string, string>
	}[]
}

const samples = [...hostileHtml.map(([, html]) => html), ...demoPosts.map(({ content }) => content)]

test('only the tags and attributes of the preview come through', () => {
	for (const html of samples) {
		for (const { name, attribs } of elementsIn(sanitizeGeneratedHtml(html))) {
			expect(tags).toContain(name)
			expect(attributes).toEqual(expect.arrayContaining(Object.keys(attribs)))
		}
	}
})

test('cleaning twice is cleaning once, and no address can act', () => {
	for (const html of samples) {
		const shown = sanitizeGeneratedHtml(html)
		expect(sanitizeGeneratedHtml(shown)).toBe(shown)
		for (const { attribs } of elementsIn(shown)) {
			expect(attribs['href'] ?? '').not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
			expect(attribs['src'] ?? '').not.toMatch(/^\s*(?:javascript|vbscript|data:(?!image\/))/i)
		}
	}
})

test('classes stay as they came, on links too', () => {
	const html = '<div class="card fixed inset-0"><p class="lead">Um <a href="/blog" class="botao">link</a></p></div>'
	expect(sanitizeGeneratedHtml(html)).toBe(html)
})

test('text, links and pictures survive; tables keep their words', () => {
	expect(sanitizeGeneratedHtml('<h2>Título</h2><p>Um <strong>texto</strong> com <a href="/blog">link</a>.</p>')).toBe(
		'<h2>Título</h2><p>Um <strong>texto</strong> com <a href="/blog">link</a>.</p>',
	)
	expect(sanitizeGeneratedHtml('<table><tr><td>célula</td></tr></table>')).toBe('célula')
})
