import { expect, test } from 'vitest'
import { postOrders } from '#core/posts/reading/post-order.ts'
import { postList } from './list-query.ts'

const parse = (search: string) => postList.parse(new URLSearchParams(search))

test('what an address says survives the way there and back', () => {
	const query = {
		text: 'cotação',
		state: 'in-review',
		category: 'none',
		author: 'Bia Lima',
		score: 'poor',
		order: 'score-lowest',
		page: 3,
	} as const
	const href =
		'/admin/posts?busca=cota%C3%A7%C3%A3o&status=em-revisao&categoria=none&autor=Bia+Lima&nota=baixa&ordem=menor-nota&pagina=3'
	expect(postList.href(query, { page: 3 })).toBe(href)
	expect(postList.parse(new URL(href, 'http://a').searchParams)).toEqual(query)
	expect(postList.isFiltered(query)).toBe(true)
})

test('every order has an address of its own, and none of them hides an article', () => {
	const hrefs = postOrders.map((order) => postList.href(parse(''), { order }))
	expect(new Set(hrefs).size).toBe(postOrders.length)
	for (const [index, order] of postOrders.entries()) {
		const query = postList.parse(new URL(hrefs[index]!, 'http://a').searchParams)
		expect([query.order, postList.isFiltered(query)]).toEqual([order, false])
	}
})

test('nonsense in an address means no filter', () => {
	const all = { text: '', state: 'all', category: '', author: '', score: undefined, order: 'newest', page: 1 } as const
	expect(parse('busca=+%00+&status=toString&ordem=preco&pagina=1.5')).toEqual(all)
	expect(postList.href(all)).toBe('/admin/posts')
	expect(postList.isFiltered(all)).toBe(false)
})
