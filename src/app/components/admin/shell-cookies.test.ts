import { expect, test, vi } from 'vitest'
import { readFolder } from '#lib/content/read-folder.ts'
import { readShellCookies, rememberMenuGroups, rememberSidebar, rememberTheme } from './shell-cookies.ts'

test.for([
	[null, undefined, true],
	['', undefined, true],
	['theme=dark', 'dark', true],
	['a=1; theme=light; sidebar_state=false', 'light', false],
	['sidebar_state=true; theme=purple', undefined, true],
	['my_theme=dark; not_sidebar_state=false', undefined, true],
	['theme=darker; sidebar_state=falsely', undefined, true],
] as const)('the cookies "%s" mean theme %s and open %s', ([cookies, theme, sidebarOpen]) => {
	expect(readShellCookies(cookies)).toEqual({ theme, sidebarOpen, menuGroups: {} })
})

test.for([
	['menu_groups=Equipe.1-Atendimento.0', { Equipe: true, Atendimento: false }],
	['theme=dark; menu_groups=Equipe.1', { Equipe: true }],
	['menu_groups=', {}],
	['menu_groups=Equipe.2-.1-<b>.0-Corretora.0', { Corretora: false }],
	['my_menu_groups=Equipe.1', {}],
] as const)('the cookies "%s" mean the groups %o', ([cookies, menuGroups]) => {
	expect(readShellCookies(cookies).menuGroups).toEqual(menuGroups)
})

test('the privacy policy names every cookie that the shell sets', () => {
	const document = { cookie: '' }
	vi.stubGlobal('document', document)
	const names = [() => rememberMenuGroups({}), () => rememberSidebar(true), () => rememberTheme('dark')].map((set) => {
		set()
		return document.cookie.split('=')[0]!
	})
	vi.unstubAllGlobals()
	const policy = readFolder('content/legal').get('content/legal/politica-de-privacidade.md')!
	const row = policy.split('\n').find((line) => line.startsWith('| Preferências do painel'))!
	expect(names.filter((name) => !row.includes(name))).toEqual([])
})
