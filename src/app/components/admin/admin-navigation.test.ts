import { expect, test } from 'vitest'
import { adminScreens, currentAdminItem } from './admin-navigation.ts'

test('the menu has the seven screens of the specification in their order, with reviews and calendar after what is written', () => {
	expect(adminScreens.slice(0, 9).map(({ label, to }) => [label, to])).toEqual([
		['Painel Administrativo', '/admin/dashboard'],
		['Posts do Blog', '/admin/posts'],
		['Novo Post', '/admin/posts/new'],
		['Revisão', '/admin/revisao'],
		['Calendário', '/admin/calendario'],
		['Gerador IA', '/admin/ai-generator'],
		['Programador de Artigos', '/admin/scheduler'],
		['Configurações de Imagem', '/admin/image-settings'],
		['Teste Gemini', '/admin/gemini-test'],
	])
})

test.for([
	['/admin/dashboard', 'Painel Administrativo'],
	['/admin/posts', 'Posts do Blog'],
	['/admin/posts/new', 'Novo Post'],
	['/admin/posts/0b9c', 'Posts do Blog'],
	['/admin/gemini-test', 'Teste Gemini'],
	['/admin/leads/0b9c', 'Leads'],
] as const)('%s belongs to %s', ([pathname, label]) => {
	expect(currentAdminItem(pathname)?.label).toBe(label)
})

test('an address of no item belongs to none', () => {
	expect(currentAdminItem('/admin/postscript')).toBeUndefined()
})
