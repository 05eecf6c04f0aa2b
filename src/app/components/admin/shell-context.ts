import { createContext, useContext } from 'react'
import { mayOpen } from '#app/route-rights.ts'
import { can, type Right } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Theme } from './shell-cookies.ts'

export type Shell = {
	theme: Theme
	toggleTheme: () => void
	openDrawer: () => void
	openSearch: () => void
	openShortcuts: () => void
	userName: string
	role: UserRole
}

export const ShellContext = createContext<Shell | null>(null)

/** What the top bar needs to know of the shell around it. */
export function useShell(): Shell {
	const shell = useContext(ShellContext)
	if (!shell) throw new Error('useShell outside of AdminShell')
	return shell
}

/** Whether whoever looks may do something: what they may not has no button. The server asks again. */
export function useCan(right: Right): boolean {
	return can(useShell(), right)
}

/** For links: whether whoever looks may open an address of the back office. */
export function useMayOpen(): (to: string) => boolean {
	const shell = useShell()
	return (to) => mayOpen(shell, to)
}
