import type { Span } from '#core/seo/article-text.ts'

/** What to put in place of a stretch of the text, and what to select afterwards. */
export type TextChange = { replaced: Span; text: string; selected: Span }

/** Puts a tag around the selection, or takes it away where it is there already. */
export function toggleTag(html: string, { start, end }: Span, tag: string): TextChange {
	const open = `<${tag}>`
	const close = `</${tag}>`
	const words = html.slice(start, end)
	const outer = { start: start - open.length, end: end + close.length }
	if (outer.start >= 0 && html.slice(outer.start, outer.end) === open + words + close)
		return { replaced: outer, text: words, selected: { start: outer.start, end: outer.start + words.length } }
	if (words.startsWith(open) && words.endsWith(close)) {
		const inner = words.slice(open.length, -close.length)
		return { replaced: { start, end }, text: inner, selected: { start, end: start + inner.length } }
	}
	const from = start + open.length
	return { replaced: { start, end }, text: open + words + close, selected: { start: from, end: from + words.length } }
}
