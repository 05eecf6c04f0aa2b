import { expect, test } from 'vitest'
import { parseUsersQuery, usersHref } from './users-query.ts'

test('what an address says survives the way there and back', () => {
	const query = { text: 'joão', role: 'admin', state: 'invited', page: 3 } as const
	expect(usersHref(query)).toBe('/admin/users?q=jo%C3%A3o&papel=administrador&estado=convite-pendente&pagina=3')
	expect(parseUsersQuery(new URL(usersHref(query), 'http://a').searchParams)).toEqual(query)
})

test('nonsense in an address means no filter', () => {
	const parameters = new URLSearchParams({ q: ' \0 ', papel: 'dono', estado: 'toString', pagina: '-1' })
	const all = { text: '', role: undefined, state: undefined, page: 1 }
	expect(parseUsersQuery(parameters)).toEqual(all)
	expect(usersHref(all)).toBe('/admin/users')
})
