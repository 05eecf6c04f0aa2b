import { expect, test } from 'vitest'
import { sanitizePostHtml } from '#core/html/sanitize-post-html.ts'
import { fullSubject } from './knowledge/read/testing/full-subjects.ts'
import { readAlso } from './read-also.ts'
import { composed } from './testing/composed.ts'

const collision = fullSubject('seguro-auto/colisao-com-animal-na-estrada')
const published = [
	{ title: 'Consórcio de imóvel: lance e contemplação', path: '/blog/consorcio', categorySlug: 'dicas-gerais' },
	{ title: 'Franquia do seguro auto: quando compensa', path: '/blog/franquia', categorySlug: 'seguro-auto' },
	{ title: 'Animal na pista: o que a rodovia paga', path: '/blog/rodovia', categorySlug: 'seguro-auto' },
	{ title: 'Carro reserva', path: '/blog/reserva', categorySlug: 'seguro-auto' },
]

test('the two that share most with the subject are read also, the nearest first', () => {
	const [first, ...others] = readAlso(collision, { title: 'Novo', published })
	expect(first?.path).toBe('/blog/rodovia')
	expect(others).toHaveLength(1)
	expect(others[0]?.path).not.toBe('/blog/consorcio')
})

test('where nothing is near, nothing is, and no article leads to itself', () => {
	expect(readAlso(collision, { title: 'Novo', published: published.slice(0, 1) })).toEqual([])
	expect(readAlso(collision, { title: published[2]!.title, published: [published[2]!] })).toEqual([])
})

test('an article links the page of its product and what can be read also, whatever their titles hold', () => {
	const odd = { title: 'Animal <b>& dono</b> na estrada', path: '/blog/odd' }
	const { content } = composed({ ...collision, published: [odd] })
	expect(content).toContain('<li>Nossa página de <a href="/seguros/auto">seguro auto</a></li>')
	expect(content).toContain('<li><a href="/blog/odd">Animal &lt;b&gt;&amp; dono&lt;/b&gt; na estrada</a></li>')
	expect(sanitizePostHtml(content)).toBe(content)
})
