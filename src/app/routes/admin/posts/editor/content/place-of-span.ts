import type { Span } from '#core/seo/article-text.ts'

/** An element, as the how manieth of its name. */
export type Place = { tag: string; index: number }

/** Which element a stretch of the HTML begins with: offsets say nothing in the visual view. */
export function placeOfSpan(html: string, { start }: Span): Place | undefined {
	const tag = /^<([a-z][a-z0-9]*)/i.exec(html.slice(start, start + 20))?.[1]?.toLowerCase()
	if (!tag) return undefined
	const before = html.slice(0, start).match(new RegExp(`<${tag}(?=[\\s/>])`, 'gi'))
	return { tag, index: before?.length ?? 0 }
}
