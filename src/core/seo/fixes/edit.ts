import type { Span } from '../article-text.ts'

/** A stretch of the HTML and what should stand in its place. Everything around it stays byte for byte. */
export type Edit = Span & { text: string }

/** Makes the changes from the end to the beginning. Of two that overlap the earlier in the text wins. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
	const kept: Edit[] = []
	for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
		if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
	}
	return kept.reduceRight(
		(text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
		html,
	)
}

/** Gives an element another name, at both its ends. Nothing where it is not closed. */
export function renameElement(html: string, { start, end }: Span, from: string, to: string): Edit[] {
	const close = html.toLowerCase().lastIndexOf(`</${from}`, end - 1)
	if (
		close <= start ||
		!html
			.slice(start + 1, start + 1 + from.length)
			.toLowerCase()
			.startsWith(from)
	)
		return []
	return [
		{ start: start + 1, end: start + 1 + from.length, text: to },
		{ start: close + 2, end: close + 2 + from.length, text: to },
	]
}

/** Adds an attribute after the name of a tag. */
export function addAttribute(html: string, { start }: Span, name: string, value: string): Edit {
	const [tag = ''] = /^<[a-z][^\s/>]*/i.exec(html.slice(start, start + 40)) ?? []
	return { start: start + tag.length, end: start + tag.length, text: ` ${name}="${escapeAttribute(value)}"` }
}

export function escapeAttribute(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
