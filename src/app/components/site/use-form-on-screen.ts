import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether one of the page's forms is on screen, for browsers whose CSS cannot tell by itself. Elsewhere stays false. */
export function useFormOnScreen(): boolean {
	const { pathname } = useLocation()
	const [seen, setSeen] = useState<{ pathname: string; forms: readonly Element[] }>()

	useEffect(() => {
		if (CSS.supports('animation-timeline', 'view()')) return
		const observer = new IntersectionObserver((entries) => {
			const told = entries.map(({ target }) => target)
			const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
			setSeen((before) => {
				const stay = before?.pathname === pathname ? before.forms.filter((form) => !told.includes(form)) : []
				return { pathname, forms: [...stay, ...come] }
			})
		})
		for (const place of document.querySelectorAll('.form-place')) observer.observe(place)
		return () => observer.disconnect()
	}, [pathname])

	return seen?.pathname === pathname && seen.forms.length > 0
}
