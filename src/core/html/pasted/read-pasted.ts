import { ElementType } from 'htmlparser2'
import type { HtmlElement, HtmlNode } from '../dom.ts'
import { isItem, itemOf, itemsOfWrapper } from './listed-paragraphs.ts'
import { pictureOf } from './pasted-picture.ts'
import { isEmpty, isPart, type Piece, part, wordsOf } from './pieces.ts'
import { plainLink } from './plain-link.ts'
import { type Marks, marksOf, plain, styleOf } from './style-marks.ts'

/** Nobody reads what is in them. */
const wordless = new Set('head style script meta link title xml template noscript svg math iframe object'.split(' '))
const headings = new Set('h1 h2 h3 h4 h5 h6'.split(' '))
const blocks = new Set(
	'p ul ol li table caption thead tbody tfoot tr th td blockquote pre hr figure figcaption dl dt dd'.split(' '),
)
const containers = new Set(
	'div section article aside header footer main nav center address details summary body html form fieldset'.split(' '),
)
/** Words with a meaning of their own. */
const inline = new Set('abbr cite code data del dfn ins kbd mark q samp time var'.split(' '))

/** What Word calls the title of a document, beside its headings. */
export const TITLE = 'title'

/** Where the text comes from: its links to this site are its own pages. */
type Reading = { origin: string }
type Context = Reading & { marks: Marks; inLink: boolean; inHeading: boolean; inPre: boolean }

/** From another program's HTML to what it says: its styles read, its private marks left out. Blocks are still as they came. */
export function readPasted(nodes: readonly HtmlNode[], reading: Reading): Piece[] {
	return withoutMarkedSpaces(
		readAll(nodes, { ...reading, marks: plain, inLink: false, inHeading: false, inPre: false }),
	)
}

function readAll(nodes: readonly HtmlNode[], context: Context): Piece[] {
	return joined(nodes.flatMap((node) => read(node, context)))
}

function read(node: HtmlNode, context: Context): Piece[] {
	if (node.type === ElementType.Text) return marked(textOf(node.data, context), context)
	if (!('attribs' in node)) return []
	const { name, attribs } = node
	const style = styleOf(attribs['style'])
	if (wordless.has(name) || isHidden(node, style)) return []
	if (name === 'br') return [part('br')]
	if (name === 'hr') return [part('hr')]
	if (name === 'img') return pictureOf(attribs, context)
	if (hasClass(node, 'ListContainerWrapper')) return itemsOfWrapper(node, (children) => readAll(children, context))
	if (hasClass(node, 'MsoTitle')) return [part(TITLE, readAll(node.children, { ...context, inHeading: true }))]
	const level = headingLevel(node)
	if (level) return [part(`h${level}`, readAll(node.children, { ...context, inHeading: true, marks: plain }))]
	const marks = marksOf(name, style, context.marks)
	if (name === 'a') return linkOf(node, { ...context, marks })
	const children = readAll(node.children, { ...context, marks, inPre: context.inPre || name === 'pre' })
	if (isItem(style)) return [itemOf(node, style, children)]
	if (blocks.has(name)) return [part(name, children, kept(node))]
	if (containers.has(name)) return [part('div', children, kept(node))]
	return inline.has(name) && children.length > 0 ? [part(name, children, kept(node))] : children
}

/** Comments of Word, the numbers it writes before items, and what is there for other programs. */
function isHidden(element: HtmlElement, style: ReadonlyMap<string, string>): boolean {
	return (
		style.get('display') === 'none' ||
		style.get('mso-hide') === 'all' ||
		style.get('mso-list') === 'ignore' ||
		style.get('mso-element')?.startsWith('comment') ||
		/^(?:comment|annotation)/.test(style.get('mso-special-character') ?? '') ||
		hasClass(element, 'MsoCommentReference', 'msocomanchor', 'msocomtxt', 'screen-reader-text')
	)
}

function hasClass({ attribs }: HtmlElement, ...names: string[]): boolean {
	const classes = (attribs['class'] ?? '').split(/\s+/)
	return names.some((name) => classes.includes(name))
}

function headingLevel({ name, attribs }: HtmlElement): number | undefined {
	if (headings.has(name)) return Number(name.slice(1))
	const level = Number(attribs['aria-level'])
	return attribs['role'] === 'heading' && level >= 1 && level <= 6 ? level : undefined
}

const keptAttributes: Record<string, string[]> = {
	ol: ['start', 'type', 'reversed'],
	td: ['colspan', 'rowspan'],
	th: ['colspan', 'rowspan', 'scope'],
	abbr: ['title'],
	data: ['value'],
	time: ['datetime'],
}
const boxes = ['resumo', 'aviso', 'nota']

function kept(element: HtmlElement): Record<string, string> {
	const { name, attribs } = element
	const names = (keptAttributes[name] ?? []).filter((each) => attribs[each] !== undefined && attribs[each] !== '1')
	const box = boxes.find((each) => hasClass(element, each))
	return { ...Object.fromEntries(names.map((each) => [each, attribs[each]!])), ...(box && { class: box }) }
}

/** A place within the other document, or on the other computer, is nowhere here. */
function linkOf(element: HtmlElement, context: Context): Piece[] {
	const children = readAll(element.children, { ...context, inLink: true })
	const href = plainLink((element.attribs['href'] ?? '').trim())
	if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(href) || context.inLink || children.length === 0) return children
	const own = href.startsWith(`${context.origin}/`) ? href.slice(context.origin.length) : href
	return [part('a', children, { href: own })]
}

/** Runs of spaces are one; the ones that may not break stay, alone between two words, where somebody may have meant them. */
function textOf(text: string, { inPre }: Context): string {
	if (inPre) return text
	return text.replace(/[\s\u200b\ufeff]*[\t\n\f\r \u200b\ufeff][\s\u200b\ufeff]*|\s{2,}/g, ' ')
}

function marked(text: string, { marks, inHeading, inLink, inPre }: Context): Piece[] {
	if (text === '') return []
	if (inPre) return [text]
	const tags = [
		...(marks.bold && !inHeading ? ['strong'] : []),
		...(marks.italic ? ['em'] : []),
		// A link is underlined by itself, and so are headings in some templates.
		...(marks.underline && !inLink && !inHeading ? ['u'] : []),
		...(marks.struck ? ['s'] : []),
		...(marks.raised ? [marks.raised] : []),
	]
	return [tags.reduceRight<Piece>((inner, tag) => part(tag, [inner]), text)]
}

const markTags = ['strong', 'em', 'u', 's', 'sup', 'sub']

/** One after the other, words of the same kind are one run of words; spaces by themselves are of no kind. */
function joined(pieces: Piece[]): Piece[] {
	const result: Piece[] = []
	for (const piece of pieces) {
		const last = result.at(-1)
		if (isPart(piece, ...markTags) && isPart(last, piece.tag))
			result.splice(-1, 1, part(piece.tag, joined([...last.children, ...piece.children])))
		else result.push(piece)
	}
	return result
}

/** Once all runs are joined. */
function withoutMarkedSpaces(pieces: readonly Piece[]): Piece[] {
	return pieces.map((piece) => {
		if (!isPart(piece)) return piece
		const words = wordsOf(piece.children)
		if (isPart(piece, ...markTags) && words.trim() === '' && isEmpty(piece.children)) return words
		return { ...piece, children: withoutMarkedSpaces(piece.children) }
	})
}
