import type { NoteAnchor } from '#core/reviews/note-anchor.ts'
import type { Span } from '#core/seo/article-text.ts'
import type { Finding } from '#core/seo/finding.ts'
import type { PlacedWords } from '../claims/place-of-claim.ts'
import { type Place, placeOfSpan } from './place-of-span.ts'

/** A problem in the text, and the words that stand on it where it is a picture. */
export type MarkedPlace = { place: Place; text: string; label?: string | undefined }

/** Where to lead somebody: a stretch of the HTML, the element it begins with, or the text as a whole. */
export type TextTarget = {
	span: Span | undefined
	mark: MarkedPlace | undefined
	/** Words to select where the visual view is open. */
	words?: PlacedWords | undefined
	/** The passage of a note, to be selected there too. */
	passage?: NoteAnchor | undefined
}

const reached = new WeakSet<TextTarget>()

/** Whether somebody is still to be led there: once, by whichever view is open or opens. */
export function takeTarget(target: TextTarget | undefined): target is TextTarget {
	if (!target || reached.has(target)) return false
	reached.add(target)
	return true
}

/** Elements whose problems are outlined in the text; paragraphs would make it all amber. */
const outlined = /^(?:img|h[1-6]|a|table)$/

export function marksOf(findings: readonly Finding[], content: string): MarkedPlace[] {
	const labelled = new Set<number>()
	return findings.flatMap((finding) => {
		const place = finding.span && placeOfSpan(content, finding.span)
		if (!place || !outlined.test(place.tag)) return []
		// One label a picture: the gravest finding comes first.
		const labels = place.tag === 'img' && !labelled.has(place.index)
		if (labels) labelled.add(place.index)
		return [{ place, text: finding.message, ...(labels && { label: labelOf(finding) }) }]
	})
}

function labelOf({ id, severity, message }: Finding): string {
	return id === 'picture-alt' && severity === 'aviso' ? 'Imagem sem texto alternativo' : message
}

/** Where a finding about the checked text leads in the text of now. */
export function targetOf(
	finding: Pick<Finding, 'span' | 'message'>,
	{ checked, now }: { checked: string; now: string },
): TextTarget {
	const span = finding.span && followed(finding.span, checked, now)
	const place = span && placeOfSpan(now, span)
	return { span, mark: place && { place, text: finding.message } }
}

function followed({ start, end }: Span, before: string, now: string): Span | undefined {
	if (before === now) return { start, end }
	const words = before.slice(start, end)
	const found = now.indexOf(words)
	return words === '' || found === -1 ? undefined : { start: found, end: found + words.length }
}
