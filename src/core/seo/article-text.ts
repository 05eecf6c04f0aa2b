import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { sentencesOf, wordsOf } from './text/sentences.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

/** A stretch of the HTML, as offsets into it. */
export type Span = { start: number; end: number }

export type Heading = Span & { level: number; text: string }
export type Link = Span & { href: string; text: string; rel: string; target: string }
export type Picture = Span & { src: string; alt: string | undefined; sized: boolean }
export type Table = Span & { hasHeaders: boolean }
/** Words that belong together: a paragraph, an item, a cell. */
export type Block = Span & { tag: string; text: string; words: number; sentences: string[] }

/** What the rules look at, read from the HTML once. */
export type ArticleText = {
	html: string
	headings: Heading[]
	links: Link[]
	pictures: Picture[]
	tables: Table[]
	blocks: Block[]
	/** Names of all tags that occur. */
	tags: Set<string>
	/** Of whole paragraphs and items, without headings and cells. */
	sentences: string[]
	words: string[]
	text: string
}

const headingTag = /^h([1-6])$/
const blockTags = new Set([
	'p',
	'li',
	'td',
	'th',
	'dd',
	'dt',
	'blockquote',
	'figcaption',
	'caption',
	'pre',
	'div',
	'section',
	'article',
	'aside',
])
const cellTags = new Set(['td', 'th', 'caption'])
const silentTags = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title'])

export function readArticleText(html: string): ArticleText {
	const document = parseDocument(html, { withStartIndices: true, withEndIndices: true })
	const article: ArticleText = {
		html,
		headings: [],
		links: [],
		pictures: [],
		tables: [],
		blocks: [],
		tags: new Set(),
		sentences: [],
		words: [],
		text: '',
	}
	readNodes(document.children, article)
	for (const { tag, sentences } of article.blocks) if (!cellTags.has(tag)) article.sentences.push(...sentences)
	article.text = [...article.headings, ...article.blocks]
		.toSorted((a, b) => a.start - b.start)
		.map(({ text }) => text)
		.join('\n')
	article.words = wordsOf(article.text)
	return article
}

/** A stack instead of recursion: hostile markup nests deeper than a call stack. */
function readNodes(roots: readonly Node[], article: ArticleText): void {
	const pending = roots.toReversed()
	for (let node = pending.pop(); node; node = pending.pop()) {
		if (!isElement(node) || silentTags.has(node.name)) {
			// Words that stand in no element at all are a paragraph nobody marked.
			if (node.type === ElementType.Text && !node.parent?.parent) addBlock(article, node, '', lineOf(node))
			continue
		}
		article.tags.add(node.name)
		readElement(node, article)
		for (let child = node.children.length - 1; child >= 0; child -= 1) pending.push(node.children[child]!)
	}
}

function readElement(element: Element, article: ArticleText): void {
	const { name, attribs } = element
	const level = headingTag.exec(name)?.[1]
	if (level) article.headings.push({ ...spanOf(element), level: Number(level), text: lineOf(element) })
	else if (name === 'a' && attribs['href'] !== undefined) {
		const { href = '', rel = '', target = '' } = attribs
		article.links.push({ ...spanOf(element), href, rel, target, text: lineOf(element) || altInside(element) })
	} else if (name === 'img') {
		const { src = '', alt, width, height } = attribs
		article.pictures.push({ ...spanOf(element), src, alt, sized: Boolean(width && height) })
	} else if (name === 'table') {
		article.tables.push({ ...spanOf(element), hasHeaders: DomUtils.getElementsByTagName('th', element).length > 0 })
	} else if (blockTags.has(name)) addBlock(article, element, name, ownTextOf(element))
}

function addBlock(article: ArticleText, node: Node, tag: string, text: string): void {
	if (text === '') return
	article.blocks.push({ ...spanOf(node), tag, text, words: wordsOf(text).length, sentences: sentencesOf(text) })
}

/** The words of a block that are in no other block or heading inside it. */
function ownTextOf(element: Element): string {
	const texts: string[] = []
	const pending: Node[] = element.children.toReversed()
	for (let node = pending.pop(); node; node = pending.pop()) {
		if (node.type === ElementType.Text) texts.push(DomUtils.textContent(node))
		else if (isElement(node) && node.name === 'br') texts.push(' ')
		else if (isElement(node) && !blockTags.has(node.name) && !headingTag.test(node.name) && !isContainer(node.name))
			for (let child = node.children.length - 1; child >= 0; child -= 1) pending.push(node.children[child]!)
		else texts.push(' ')
	}
	return oneLine(texts.join(''))
}

function isContainer(name: string): boolean {
	return silentTags.has(name) || ['ul', 'ol', 'dl', 'table', 'figure'].includes(name)
}

function altInside(element: Element): string {
	return DomUtils.getElementsByTagName('img', element)
		.map(({ attribs }) => attribs['alt'] ?? '')
		.join(' ')
		.trim()
}

function isElement(node: Node): node is Element {
	return 'attribs' in node
}

function spanOf(node: Node): Span {
	return { start: node.startIndex ?? 0, end: (node.endIndex ?? -1) + 1 }
}

function lineOf(node: Node): string {
	return oneLine(DomUtils.textContent(node))
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
