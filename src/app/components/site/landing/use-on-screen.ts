import { useEffect, useState } from 'react'

/** Whether an element is on screen, for browsers whose CSS cannot tell by itself. Elsewhere stays false. */
export function useOnScreen(id: string): boolean {
	const [onScreen, setOnScreen] = useState(false)

	useEffect(() => {
		const element = document.getElementById(id)
		if (!element || CSS.supports('animation-timeline', 'view()')) return
		const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false))
		observer.observe(element)
		return () => observer.disconnect()
	}, [id])

	return onScreen
}
