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
	expect(readShellCookies(cookies)).toEqual({ theme, sidebarOpen })
})
