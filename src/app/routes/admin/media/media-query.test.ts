import { expect, test } from 'vitest'
import { mediaList } from './media-query.ts'

function read(search: string) {
	return mediaList.parse(new URLSearchParams(search))
}

test('what the address says comes back in the address', () => {
	const query = { text: 'farol à noite', page: 3, picture: 'a1' }
	expect(read(new URL(mediaList.href(query, query), 'http://x').search)).toEqual(query)
	expect(mediaList.href(read(''))).toBe('/admin/midia')
})

test.for(['pagina=0', 'pagina=-1', 'pagina=1.5', 'pagina=x', 'pagina=1e99', ''])('%s is the first page', (search) => {
	expect(read(search).page).toBe(1)
})

test('a search is cut short and holds no NUL', () => {
	expect(read(`q=a%00b${'c'.repeat(200)}`).text).toBe(`ab${'c'.repeat(98)}`)
})
