import { expect, test } from 'vitest'
import { blogListHref, parseBlogListQuery } from './blog-list-query.ts'

function parse(query: string) {
	return parseBlogListQuery(new URLSearchParams(query))
}

test('an address without a query asks for the first page of everything', () => {
	expect(parse('')).toEqual({ text: '', categorySlug: '', page: 1 })
})

test.for(['abc', '0', '-3', '1.5', '1e99', 'NaN', ''])('page "%s" counts as the first', (page) => {
	expect(parse(`pagina=${page}`).page).toBe(1)
})

test('a search is trimmed and kept to a sensible length', () => {
	expect(parse('q=++seguro+auto++').text).toBe('seguro auto')
	expect(parse(`q=${'a'.repeat(500)}`).text).toHaveLength(100)
	expect(parse('q=a%00b&categoria=%00')).toMatchObject({ text: 'ab', categorySlug: '' })
})

test('an address and its query say the same thing', () => {
	const query = { text: 'cotação & cia', categorySlug: 'seguro-auto', page: 3 }
	const href = blogListHref(query)
	expect(href).toBe('/blog?q=cota%C3%A7%C3%A3o+%26+cia&categoria=seguro-auto&pagina=3')
	expect(parse(href.split('?')[1]!)).toEqual(query)
	expect(blogListHref({ text: '', categorySlug: '', page: 1 })).toBe('/blog')
})
