import { createContext, useContext } from 'react'

/** Where dialogs and menus open. The back office's shell offers itself, so that they take its theme. */
export const PortalContainer = createContext<HTMLElement | null>(null)

export function usePortalContainer(): HTMLElement | null {
	return useContext(PortalContainer)
}
