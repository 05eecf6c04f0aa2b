export type PageLink = number | 'gap'

/** First, last, and the neighbours of the current page, with gaps where pages are left out. */
export function pageWindow(page: number, pageCount: number): PageLink[] {
	const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
		(number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
	)
	return shown.flatMap((number, index): PageLink[] => {
		const skipped = number - (shown[index - 1] ?? 0) - 1
		// A gap never stands for a single page: its number takes no more room.
		if (skipped === 1) return [number - 1, number]
		return skipped > 1 ? ['gap', number] : [number]
	})
}
