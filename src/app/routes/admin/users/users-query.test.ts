import { expect, test } from 'vitest'
import { userList } from './users-query.ts'

test('what an address says survives the way there and back', () => {
	const query = { text: 'joão', role: 'admin', state: 'invited', page: 3 } as const
	expect(userList.href(query, query)).toBe(
		'/admin/users?q=jo%C3%A3o&papel=administrador&estado=convite-pendente&pagina=3',
	)
	expect(userList.parse(new URL(userList.href(query, query), 'http://a').searchParams)).toEqual(query)
})

test('nonsense in an address means no filter', () => {
	const parameters = new URLSearchParams({ q: ' \0 ', papel: 'dono', estado: 'toString', pagina: '-1' })
	const all = { text: '', role: undefined, state: undefined, page: 1 }
	expect(userList.parse(parameters)).toEqual(all)
	expect(userList.href(all, all)).toBe('/admin/users')
})
