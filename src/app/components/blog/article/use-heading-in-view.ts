import { useEffect, useState } from 'react'
import type { Section } from '#core/html/article-body.ts'

/** How far down the window the reading line lies. */
const LINE = 0.34

/** The id of the section being read: the last whose heading passed the reading line. Null before script. */
export function useHeadingInView(sections: readonly Section[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)

	useEffect(() => {
		const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
		// Called whenever a heading crosses the line or the top of the window.
		const observer = new IntersectionObserver(
			() => {
				const line = window.innerHeight * LINE + 1
				const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
				setCurrent((passed.at(-1) ?? headings[0])?.id ?? null)
			},
			{ rootMargin: `0px 0px -${100 - LINE * 100}% 0px` },
		)
		for (const heading of headings) observer.observe(heading)
		return () => observer.disconnect()
	}, [sections])

	return current
}
