import { DomUtils } from 'htmlparser2'
import { elementsOf, type HtmlElement, htmlOf, parseHtml } from '#core/html/dom.ts'
import { isApprovedLink, isApprovedPicture, type Own } from './approved.ts'

export type TakenOut = { html: string; links: string[]; pictures: string[] }

/** Cleaned HTML without pictures of others, and with nothing but words where a link led to somebody nobody approved. */
export function removeForeignLinks(html: string, own: Own): TakenOut {
	const document = parseHtml(html)
	const pictures = elementsOf(document, 'img').filter(({ attribs }) => !isApprovedPicture(attribs['src'] ?? '', own))
	const links = elementsOf(document, 'a').filter(
		({ attribs }) => attribs['href'] !== undefined && !isApprovedLink(attribs['href'], own),
	)
	if (pictures.length === 0 && links.length === 0) return { html, links: [], pictures: [] }
	for (const picture of pictures) removePicture(picture)
	for (const link of links) unwrap(link)
	return {
		html: htmlOf(document.children),
		links: links.map(({ attribs }) => attribs['href']!),
		pictures: pictures.map(({ attribs }) => attribs['src'] ?? ''),
	}
}

/** Words under a picture say nothing without it. */
function removePicture(picture: HtmlElement): void {
	const figure = figureOf(picture)
	DomUtils.removeElement(picture)
	if (figure && elementsOf(figure, 'img', 'table').length === 0) DomUtils.removeElement(figure)
}

function figureOf(element: HtmlElement): HtmlElement | undefined {
	for (let parent = element.parent; parent; parent = parent.parent)
		if ('attribs' in parent && parent.name === 'figure') return parent
	return undefined
}

function unwrap(element: HtmlElement): void {
	while (element.children[0]) DomUtils.prepend(element, element.children[0])
	DomUtils.removeElement(element)
}
