import { createContext, useContext } from 'react'
import type { Theme } from './shell-cookies.ts'

export type Shell = {
	theme: Theme
	toggleTheme: () => void
	openDrawer: () => void
	openSearch: () => void
	userName: string
}

export const ShellContext = createContext<Shell | null>(null)

/** What the top bar needs to know of the shell around it. */
export function useShell(): Shell {
	const shell = useContext(ShellContext)
	if (!shell) throw new Error('useShell outside of AdminShell')
	return shell
}
