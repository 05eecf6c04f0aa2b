import { useState } from 'react'
import { useLocation } from 'react-router'
import { type AdminNavigationGroup, currentAdminItem } from './admin-navigation.ts'
import { rememberMenuGroups } from './shell-cookies.ts'

/** Groups that somebody opened or folded, by their name. */
export type ChosenGroups = Readonly<Record<string, boolean>>

/**
 * Which groups of the menu are unfolded. The one of the current place is, until somebody folds it there: the next screen
 * shows again where one is. What is chosen for the others is remembered by the browser.
 */
export function useMenuGroups(initial: ChosenGroups) {
	const [chosen, setChosen] = useState(initial)
	const [foldedAt, setFoldedAt] = useState<string>()
	const { pathname } = useLocation()
	const current = currentAdminItem(pathname)

	const isCurrent = ({ items }: AdminNavigationGroup) => items.some(({ to }) => to === current?.to)

	function isOpen(group: AdminNavigationGroup): boolean {
		if (isCurrent(group)) return foldedAt !== pathname
		return chosen[group.label] ?? !group.folded
	}

	function toggle(group: AdminNavigationGroup): void {
		const open = !isOpen(group)
		if (isCurrent(group)) setFoldedAt(open ? undefined : pathname)
		const all = { ...chosen, [group.label]: open }
		setChosen(all)
		rememberMenuGroups(all)
	}

	return { isOpen, toggle }
}

export type MenuGroups = ReturnType<typeof useMenuGroups>
