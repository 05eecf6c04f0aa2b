import sanitize from 'sanitize-html'
import { sanitizePostHtml } from './sanitize-post-html.ts'

const allowedTags = [
	['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'div', 'span', 'blockquote'],
	['strong', 'em', 'u', 'ol', 'ul', 'li', 'a', 'img'],
].flat()

const allowedAttributes = { '*': ['href', 'src', 'alt', 'title', 'target', 'rel', 'class'] }

/** What the preview of generated text shows: less than an article may have, and nothing that an article may not. */
export function sanitizeGeneratedHtml(html: string): string {
	const narrowed = sanitize(sanitizePostHtml(html), {
		allowedTags,
		allowedAttributes,
		allowedSchemesByTag: { img: ['http', 'https', 'data'] },
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	})
	// Once more, as taking tags away can nest what stood around them anew.
	return sanitizePostHtml(narrowed)
}
