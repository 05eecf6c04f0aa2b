import type { Attributes, IOptions, Tag } from 'sanitize-html'
import { cleanBy, cleanLink, commonOptions } from './sanitize-post-html.ts'

const options: IOptions = {
	...commonOptions,
	allowedTags: [
		['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'div', 'span', 'blockquote'],
		['strong', 'em', 'u', 'ol', 'ul', 'li', 'a', 'img'],
	].flat(),
	allowedAttributes: { '*': ['href', 'src', 'alt', 'title', 'target', 'rel', 'class'] },
	transformTags: { ...commonOptions.transformTags, a: cleanLinkWithClass },
}

/**
 * What the preview of generated text shows. Its classes stay as they came, so it may only be shown where our own style
 * sheets do not reach: see `ForeignHtml`.
 */
export function sanitizeGeneratedHtml(html: string): string {
	return cleanBy(options, html)
}

function cleanLinkWithClass(tagName: string, attribs: Attributes): Tag {
	const link = cleanLink(tagName, attribs)
	return { tagName, attribs: { ...link.attribs, ...(attribs['class'] !== undefined && { class: attribs['class'] }) } }
}
