/** Arial's widths in thousandths of its size, from the space on: what the search engine sets its results in. */
const widths = [
	278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
	556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
	722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
	556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
	260, 334, 584,
]
const USUAL = 556

/** How many pixels a text takes in a list of results. Accents take no room of their own. */
export function textWidth(text: string, sizePx: number): number {
	let units = 0
	for (const character of text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
		units += widths[character.charCodeAt(0) - 32] ?? (character === '…' ? 1000 : USUAL)
	return Math.round((units * sizePx) / 1000)
}

/** What a result has room for: the title at 20 px, two lines of description at 14 px. */
export const RESULT = { title: { sizePx: 20, mostPx: 580 }, description: { sizePx: 14, mostPx: 990 } }
