import { generateHTML, generateJSON } from '@tiptap/core'
import { isTooMuchHtml, sanitizePostHtml } from '#core/html/sanitize-post-html.ts'
import { compareMarkup } from '../dialogs/compare-markup.ts'
import { articleExtensions } from './article-extensions.ts'
import { tidyArticle } from './serialise.ts'

export type Reading =
	| { ok: true }
	| { ok: false; reason: 'too-large' }
	/** The visual view would write it otherwise. */
	| { ok: false; reason: 'would-change'; converted: string; lost: string[] }

/** Whether the visual view can show a text and give it back as it was. What saving removes anyway is no loss. */
export function readArticle(html: string): Reading {
	if (html.trim() === '') return { ok: true }
	if (isTooMuchHtml(html)) return { ok: false, reason: 'too-large' }
	const clean = sanitizePostHtml(html)
	const converted = sanitizePostHtml(roundTrip(clean))
	const { lost, gained } = compareMarkup(clean, converted)
	if (lost.length + gained.length === 0) return { ok: true }
	return { ok: false, reason: 'would-change', converted, lost: lost.length > 0 ? lost : gained }
}

function roundTrip(html: string): string {
	return tidyArticle(generateHTML(generateJSON(html, articleExtensions), articleExtensions))
}
