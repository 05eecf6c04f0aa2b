import { useEffect, useState } from 'react'
import type { Section } from '#core/html/article-body.ts'

/** The id of the section being read: the last whose heading passed the upper third of the window. Null before script. */
export function useHeadingInView(sections: readonly Section[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)

	useEffect(() => {
		const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
		const observer = new IntersectionObserver(
			() => {
				const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)
				setCurrent((passed.at(-1) ?? headings[0])?.id ?? null)
			},
			{ rootMargin: '0px 0px -66% 0px' },
		)
		for (const heading of headings) observer.observe(heading)
		return () => observer.disconnect()
	}, [sections])

	return current
}
