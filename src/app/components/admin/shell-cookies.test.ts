import { expect, test } from 'vitest'
import { readShellCookies } from './shell-cookies.ts'

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
