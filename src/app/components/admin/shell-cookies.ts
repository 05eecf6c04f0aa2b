export type Theme = 'light' | 'dark'

const ONE_WEEK = 7 * 24 * 60 * 60
const ONE_YEAR = 365 * 24 * 60 * 60

export type ShellCookies = {
	/** Undefined until somebody chooses: then the system's theme is right. */
	theme: Theme | undefined
	sidebarOpen: boolean
	/** Groups of the menu that somebody opened or folded, by their name. */
	menuGroups: Record<string, boolean>
}

/** The server reads them, so that the first HTML already has the right menu and the right colours. */
export function readShellCookies(cookies: string | null): ShellCookies {
	return {
		theme: /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined,
		sidebarOpen: !/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies ?? ''),
		menuGroups: readGroups(/(?:^|;\s*)menu_groups=([^;]*)/.exec(cookies ?? '')?.[1] ?? ''),
	}
}

/** 'Equipe.1-Atendimento.0' */
function readGroups(text: string): Record<string, boolean> {
	const groups = text.split('-').map((group) => /^(\w+)\.([01])$/.exec(group))
	return Object.fromEntries(groups.filter((group) => group !== null).map(([, name, open]) => [name, open === '1']))
}

export function rememberMenuGroups(groups: Readonly<Record<string, boolean>>): void {
	const text = Object.entries(groups).map(([name, open]) => `${name}.${open ? 1 : 0}`)
	document.cookie = `menu_groups=${text.join('-')}; path=/; max-age=${ONE_YEAR}; samesite=lax`
}

export function rememberSidebar(open: boolean): void {
	document.cookie = `sidebar_state=${open}; path=/; max-age=${ONE_WEEK}; samesite=lax`
}

export function rememberTheme(theme: Theme): void {
	document.cookie = `theme=${theme}; path=/; max-age=${ONE_YEAR}; samesite=lax`
}
