import { DomUtils } from 'htmlparser2'
import { pictureSources } from '#core/media/picture-sources.ts'
import { slugify } from '#lib/slugify.ts'
import {
	elementsOf,
	type HtmlDocument,
	type HtmlElement,
	htmlOf,
	isElement,
	isInside,
	parseHtml,
	putBefore,
	textOf,
	wrap,
} from './dom.ts'
import { type Faq, findFaqs } from './find-faqs.ts'
import { sanitizePostHtmlInTurns } from './sanitize-post-html.ts'

/** With fewer sections than this a reader sees them all without help. */
const SECTIONS_WORTH_LISTING = 4

export type Section = { id: string; heading: string }

export type ArticleBody = {
	/** Safe to show as it is, in two parts: the call to action stands between them. */
	beforeCall: string
	afterCall: string
	/** The table of contents; empty for a short text. */
	contents: Section[]
	faqs: Faq[]
	/** What the text calls each page it links to, by address. */
	linkTexts: Record<string, string>
}

/** From a post's stored HTML to what its page shows. */
export async function articleBody(stored: string, title: string): Promise<ArticleBody> {
	const document = parseHtml(await sanitizePostHtmlInTurns(stored))
	settleTopHeadings(document, title)
	const sections = nameHeadings(document)
	for (const list of elementsOf(document, 'ol')) nameSteps(list)
	for (const table of elementsOf(document, 'table')) makeScrollable(table)
	for (const picture of elementsOf(document, 'img')) offerSizes(picture)

	const callAt = placeOfCall(document)
	return {
		beforeCall: htmlOf(document.children.slice(0, callAt)),
		afterCall: htmlOf(document.children.slice(callAt)),
		contents: sections.length >= SECTIONS_WORTH_LISTING ? sections : [],
		faqs: findFaqs(document.children),
		linkTexts: Object.fromEntries(elementsOf(document, 'a').map((link) => [link.attribs['href'], textOf(link)])),
	}
}

/** The page's one H1 is its title. */
function settleTopHeadings(document: HtmlDocument, title: string): void {
	for (const heading of elementsOf(document, 'h1')) {
		if (sameWords(textOf(heading), title)) DomUtils.removeElement(heading)
		else heading.name = 'h2'
	}
}

function sameWords(one: string, other: string): boolean {
	return slugify(one) === slugify(other)
}

/** Makes headings targets, and gives the sections. Headings of boxes are no sections. */
function nameHeadings(document: HtmlDocument): Section[] {
	const taken = new Set<string>()
	return elementsOf(document, 'h2', 'h3').flatMap((element) => {
		if (isInside(element, 'aside')) return []
		const heading = textOf(element)
		const id = unusedId(heading, taken)
		element.attribs['id'] = id
		return element.name === 'h2' && heading ? [{ id, heading }] : []
	})
}

/** The prefix keeps headings from taking the id of anything else in the page. */
function unusedId(heading: string, taken: Set<string>): string {
	const base = `secao-${slugify(heading, 60)}`.replace(/-$/, '')
	let id = base
	for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
	taken.add(id)
	return id
}

/** A step that opens with words in bold has a title, which stands on a line of its own. */
function nameSteps(list: HtmlElement): void {
	for (const step of list.children) {
		if (!isElement(step, 'li')) continue
		const opening = step.children.find((node) => textOf(node) !== '')
		if (opening && isElement(opening, 'strong', 'b') && step.children.at(-1) !== opening)
			opening.attribs['class'] = 'step-title'
	}
}

/** A wide table scrolls by itself, with the keyboard too, rather than the whole page. */
function makeScrollable(table: HtmlElement): void {
	if (isInside(table, 'table')) return
	const [caption] = elementsOf(table, 'caption')
	const label = caption ? textOf(caption) : ''
	wrap(table, 'div', { class: 'table-scroll', role: 'group', tabindex: '0', 'aria-label': label || 'Tabela' })
}

/** The width of the text, which pictures in it fill. */
const TEXT_WIDTH = '(min-width: 43rem) 39.75rem, calc(100vw - 2.5rem)'

/** A browser fetches the size it shows, when it is about to show it, and keeps its place until then. */
function offerSizes(picture: HtmlElement): void {
	Object.assign(picture.attribs, { loading: 'lazy', decoding: 'async' })
	const found = pictureSources(picture.attribs['src'] ?? '')
	if (!found) return
	const { width: givenWidth, height: givenHeight } = picture.attribs
	if (found.size && !(givenWidth && givenHeight)) {
		const width = Number(givenWidth) || found.size.width
		const height = Math.round((width * found.size.height) / found.size.width)
		Object.assign(picture.attribs, { width: String(width), height: String(height) })
	}
	wrap(picture, 'picture', {})
	for (const { type, srcset } of found.sources) putBefore(picture, 'source', { type, srcset, sizes: TEXT_WIDTH })
}

/** At the end of the middle section: the index of the next section's heading, or the end of the text. */
function placeOfCall({ children }: HtmlDocument): number {
	const headings = children.flatMap((node, index) => (isElement(node, 'h2') ? [index] : []))
	return headings[Math.floor(headings.length / 2) + 1] ?? children.length
}
