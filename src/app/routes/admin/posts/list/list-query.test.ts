import { expect, test } from 'vitest'
import { isNarrowed, parseListQuery, postsHref } from './list-query.ts'

test('what an address says survives the way there and back', () => {
	const query = { text: 'cotação', state: 'draft', category: 'none', page: 3 } as const
	expect(postsHref(query)).toBe('/admin/posts?busca=cota%C3%A7%C3%A3o&status=rascunhos&categoria=none&pagina=3')
	expect(parseListQuery(new URL(postsHref(query), 'http://a').searchParams)).toEqual(query)
	expect(isNarrowed(query)).toBe(true)
})

test('nonsense in an address means no filter', () => {
	const all = { text: '', state: 'all', category: '', page: 1 } as const
	expect(parseListQuery(new URLSearchParams({ busca: ' \0 ', status: 'toString', pagina: '1.5' }))).toEqual(all)
	expect(postsHref(all)).toBe('/admin/posts')
	expect(isNarrowed(all)).toBe(false)
})
