import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PageEventKind } from '#db/schema/measurement.ts'

declare global {
	interface Window {
		/** Of hydration/tell-visits.js; not there where nothing may be measured. */
		farolTell?: (kind: PageEventKind, referrer?: string) => void
	}
}

/** Who is at the end after so long has read the page; who jumped there has not. */
const READING_MS = 10_000

/** Tells what happens on a page once React is there: read to its end, a form begun, and pages that React opens by itself. */
export function useMeasure(): void {
	const { pathname } = useLocation()
	const shown = useRef({ pathname, since: 0 })

	useEffect(() => {
		// A page made ready beforehand is read from the moment it is seen.
		const [arrival] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[]
		shown.current.since = arrival?.activationStart ?? 0
	}, [])

	useEffect(() => {
		if (shown.current.pathname !== pathname) {
			shown.current = { pathname, since: performance.now() }
			// Nobody led here but ourselves.
			window.farolTell?.('view', '')
		}
		const told = new Set<PageEventKind>()
		let waiting: ReturnType<typeof setTimeout> | undefined
		function tell(kind: PageEventKind) {
			if (!told.has(kind)) window.farolTell?.(kind)
			told.add(kind)
		}
		function tellOfForms({ target }: Event) {
			if ((target as HTMLInputElement).form?.elements.namedItem('kind')) tell('form')
		}
		const end = new IntersectionObserver(([entry]) => {
			clearTimeout(waiting)
			const left = shown.current.since + READING_MS - performance.now()
			if (entry?.isIntersecting) waiting = setTimeout(() => tell('read'), left)
		})
		const last = document.querySelector('[data-end]')
		if (last) end.observe(last)
		addEventListener('input', tellOfForms)
		return () => {
			clearTimeout(waiting)
			end.disconnect()
			removeEventListener('input', tellOfForms)
		}
	}, [pathname])
}
