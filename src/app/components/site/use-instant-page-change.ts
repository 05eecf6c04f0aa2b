import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Anchors scroll smoothly, but a new page must not: it would show its end and run up from there. Runs before the
 * router's own scrolling, because the layout effects of a page come before those of the document around it.
 */
export function useInstantPageChange(): void {
	const { pathname } = useLocation()
	const shown = useRef(pathname)

	useLayoutEffect(() => {
		if (pathname === shown.current) return
		shown.current = pathname
		const { documentElement } = document
		const { style } = documentElement
		style.scrollBehavior = 'auto'
		// Chromium scrolls by the style it computed last, so it has to compute this one.
		void getComputedStyle(documentElement).scrollBehavior
		const frame = requestAnimationFrame(() => {
			style.scrollBehavior = ''
		})
		return () => cancelAnimationFrame(frame)
	}, [pathname])
}
