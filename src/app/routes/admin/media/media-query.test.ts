import { expect, test } from 'vitest'
import { mediaHref, parseMediaQuery } from './media-query.ts'

function read(search: string) {
	return parseMediaQuery(new URLSearchParams(search))
}

test('what the address says comes back in the address', () => {
	const query = { text: 'farol à noite', page: 3, picture: 'a1' }
	expect(read(new URL(mediaHref(query), 'http://x').search)).toEqual(query)
	expect(mediaHref({ text: '', page: 1, picture: undefined })).toBe('/admin/midia')
})

test.for(['pagina=0', 'pagina=-1', 'pagina=1.5', 'pagina=x', 'pagina=1e99', ''])('%s is the first page', (search) => {
	expect(read(search).page).toBe(1)
})

test('a search is cut short and holds no NUL', () => {
	expect(read(`q=a%00b${'c'.repeat(200)}`).text).toBe(`ab${'c'.repeat(98)}`)
})
