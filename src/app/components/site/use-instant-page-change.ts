import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Anchors scroll smoothly, but a new page must not: it would show its end and run up from there. Runs before the
 * router's own scrolling, because the layout effects of a page come before those of the document around it.
 */
export function useInstantPageChange(): void {
	const { pathname } = useLocation()

	useLayoutEffect(() => {
		const { style } = document.documentElement
		style.scrollBehavior = 'auto'
		const frame = requestAnimationFrame(() => {
			style.scrollBehavior = ''
		})
		return () => cancelAnimationFrame(frame)
	}, [pathname])
}
