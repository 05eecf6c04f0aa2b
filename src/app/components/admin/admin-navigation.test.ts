import { expect, test } from 'vitest'
import { currentAdminItem } from './admin-navigation.ts'

test.for([
	['/admin/dashboard', 'Painel Administrativo'],
	['/admin/posts', 'Posts do Blog'],
	['/admin/posts/new', 'Novo Post'],
	['/admin/posts/0b9c', 'Posts do Blog'],
	['/admin/gemini-test', 'Teste Gemini'],
] as const)('%s belongs to %s', ([pathname, label]) => {
	expect(currentAdminItem(pathname)?.label).toBe(label)
})

test('an address of no item belongs to none', () => {
	expect(currentAdminItem('/admin/postscript')).toBeUndefined()
})
