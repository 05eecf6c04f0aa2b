import type { Span } from '../article-text.ts'

/** A stretch of the HTML and what should stand in its place. Everything around it stays byte for byte. */
export type Edit = Span & { text: string }

/** Makes the changes. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
	const parts: string[] = []
	let done = 0
	for (const { start, end, text } of withoutOverlaps(edits)) {
		parts.push(html.slice(done, start), text)
		done = end
	}
	return parts.join('') + html.slice(done)
}

/** Where a place of the text stands once the changes are made. */
export function placeAfter(edits: readonly Edit[]): (place: number) => number {
	const kept = withoutOverlaps(edits)
	const shifts: number[] = []
	for (const { start, end, text } of kept) shifts.push((shifts.at(-1) ?? 0) + text.length - (end - start))
	return (place) => {
		let [before, from] = [kept.length, 0]
		while (from < before) {
			const middle = (from + before) >> 1
			if (kept[middle]!.start < place) from = middle + 1
			else before = middle
		}
		return place + (shifts[before - 1] ?? 0)
	}
}

/** In order. Of two changes that overlap the earlier in the text wins. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
	const kept: Edit[] = []
	for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
		if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
	}
	return kept
}

/** Gives an element another name, at both its ends. Nothing where it is not closed. */
export function renameElement(html: string, element: Span, from: string, to: string): Edit[] {
	const { start } = element
	const close = closingTagOf(html, element, from)
	if (close === undefined) return []
	return [
		{ start: start + 1, end: start + 1 + from.length, text: to },
		{ start: close + 2, end: close + 2 + from.length, text: to },
	]
}

/** Takes an element away. Nothing where it is not closed: it then ends where another tag does. */
export function removeElement(html: string, { start, end }: Span, name: string): Edit[] {
	return closingTagOf(html, { start, end }, name) === undefined ? [] : [{ start, end, text: '' }]
}

/** Where the tag begins that closes an element. */
function closingTagOf(html: string, { start, end }: Span, name: string): number | undefined {
	const close = html.lastIndexOf('<', end - 1)
	const isNamed = (at: number) => html.slice(at, at + name.length).toLowerCase() === name
	return close > start && html[close + 1] === '/' && isNamed(close + 2) && isNamed(start + 1) ? close : undefined
}

/** Adds an attribute after the name of a tag. */
export function addAttribute(html: string, { start }: Span, name: string, value: string): Edit {
	const [tag = ''] = /^<[a-z][^\s/>]*/i.exec(html.slice(start, start + 40)) ?? []
	return { start: start + tag.length, end: start + tag.length, text: ` ${name}="${escapeAttribute(value)}"` }
}

export function escapeAttribute(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
