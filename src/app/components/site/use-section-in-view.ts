import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The id of the home page's section being read; null on other pages and before script. */
export function useSectionInView(ids: readonly string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)
	const { pathname } = useLocation()

	useEffect(() => {
		if (pathname !== '/') return
		// A section is being read while it crosses the line a third down the window.
		const observer = new IntersectionObserver(
			(entries) => {
				for (const entry of entries) {
					if (entry.isIntersecting) setCurrent(entry.target.id)
				}
			},
			{ rootMargin: '-33% 0px -66% 0px' },
		)
		for (const id of ids) {
			const section = document.getElementById(id)
			if (section) observer.observe(section)
		}
		return () => {
			observer.disconnect()
			setCurrent(null)
		}
	}, [ids, pathname])

	return current
}
