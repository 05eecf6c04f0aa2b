import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What a browser does when a page loads, done for screens that React swaps: the focus goes to the new one's content.
 * Returns what to read out.
 */
export function useScreenChange(): string {
	const { pathname } = useLocation()
	const shown = useRef(pathname)
	const [announcement, setAnnouncement] = useState('')

	useEffect(() => {
		if (pathname === shown.current) return
		shown.current = pathname
		setAnnouncement(document.title)
		const content = document.getElementById('conteudo')
		// A screen that begins with a field may have put the focus there itself.
		const taken =
			document.activeElement?.matches('input, select, textarea') && content?.contains(document.activeElement)
		if (!taken) content?.focus({ preventScroll: true })
	}, [pathname])

	return announcement
}
