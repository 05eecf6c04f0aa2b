import { useEffect, useState } from 'react'

/** Whether the page is past `threshold` px, for browsers whose CSS cannot tell by itself. Elsewhere stays false. */
export function useScrolled(threshold: number): boolean {
	const [scrolled, setScrolled] = useState(false)

	useEffect(() => {
		if (CSS.supports('animation-timeline', 'scroll()')) return
		const update = () => setScrolled(window.scrollY > threshold)
		update()
		window.addEventListener('scroll', update, { passive: true })
		return () => window.removeEventListener('scroll', update)
	}, [threshold])

	return scrolled
}
