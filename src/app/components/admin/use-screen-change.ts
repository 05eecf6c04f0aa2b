import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** For what is opened beside a list: there the focus goes, with the list still on the screen. */
export const opened = { 'data-opened': '', tabIndex: -1 }

/**
 * What a browser does when a page loads, done for screens that React swaps: the focus goes to the new one's content. Who
 * comes back to a list goes on at the row that was open. Returns what to read out.
 */
export function useScreenChange(): string {
	const { pathname } = useLocation()
	const shown = useRef(pathname)
	const [announcement, setAnnouncement] = useState('')

	useEffect(() => {
		if (pathname === shown.current) return
		const left = shown.current
		shown.current = pathname
		setAnnouncement(document.title)
		const content = document.getElementById('conteudo')
		// A screen that begins with a field may have put the focus there itself.
		const taken =
			document.activeElement?.matches('input, select, textarea') && content?.contains(document.activeElement)
		if (taken) return
		const row = left.startsWith(`${pathname}/`) ? rowOf(content, left) : undefined
		if (row) return row.focus()
		const target = content?.querySelector<HTMLElement>('[data-opened]') ?? content
		target?.focus({ preventScroll: true })
	}, [pathname])

	return announcement
}

function rowOf(content: HTMLElement | null, path: string): HTMLElement | undefined {
	const links = [...(content?.querySelectorAll<HTMLAnchorElement>('a[data-row-link]') ?? [])]
	return links.find(({ pathname }) => pathname === path)
}
