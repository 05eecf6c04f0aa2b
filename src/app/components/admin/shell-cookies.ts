export type Theme = 'light' | 'dark'

const ONE_WEEK = 7 * 24 * 60 * 60
const ONE_YEAR = 365 * 24 * 60 * 60

export type ShellCookies = {
	/** Undefined until somebody chooses: then the system's theme is right. */
	theme: Theme | undefined
	sidebarOpen: boolean
}

/** The server reads both, so that the first HTML already has the right menu and the right colours. */
export function readShellCookies(cookies: string | null): ShellCookies {
	return {
		theme: /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined,
		sidebarOpen: !/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies ?? ''),
	}
}

export function rememberSidebar(open: boolean): void {
	document.cookie = `sidebar_state=${open}; path=/; max-age=${ONE_WEEK}; samesite=lax`
}

export function rememberTheme(theme: Theme): void {
	document.cookie = `theme=${theme}; path=/; max-age=${ONE_YEAR}; samesite=lax`
}
