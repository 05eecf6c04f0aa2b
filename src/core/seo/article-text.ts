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
/** Everything that begins a line of its own: what stands in it directly are words that belong together. */
const blockTags = new Set(
	[
		'p li td th dd dt blockquote figcaption caption pre div section article aside',
		'header footer main nav hgroup address center details summary dialog fieldset legend form',
		'ul ol dl menu figure table thead tbody tfoot tr',
	]
		.join(' ')
		.split(' '),
)
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
	readLooseText(roots, article)
	const pending = roots.toReversed()
	for (let node = pending.pop(); node; node = pending.pop()) {
		if (!isElement(node) || silentTags.has(node.name)) continue
		article.tags.add(node.name)
		readElement(node, article)
		pushChildren(pending, node)
	}
	article.blocks.sort((a, b) => a.start - b.start)
}

/** Words that stand in no block at all, bold ones too, are a paragraph nobody marked. */
function readLooseText(roots: readonly Node[], article: ArticleText): void {
	let run: Node[] = []
	const endRun = () => {
		const [first] = run
		if (first) addBlock(article, { start: spanOf(first).start, end: spanOf(run.at(-1)!).end }, '', ownTextOf(run))
		run = []
	}
	for (const node of roots) {
		if (isElement(node) && isLineOfItsOwn(node.name)) endRun()
		else if (run.length > 0 || !isBlank(node)) run.push(node)
	}
	endRun()
}

function isBlank(node: Node): boolean {
	return node.type !== ElementType.Text ? !isElement(node) : node.data.trim() === ''
}

function readElement(element: Element, article: ArticleText): void {
	const { name, attribs } = element
	const level = headingTag.exec(name)?.[1]
	if (level)
		article.headings.push({ ...spanOf(element), level: Number(level), text: lineOf(element) || altInside(element) })
	else if (name === 'a' && attribs['href'] !== undefined) {
		const { href = '', rel = '', target = '' } = attribs
		article.links.push({ ...spanOf(element), href, rel, target, text: lineOf(element) || altInside(element) })
	} else if (name === 'img') {
		const { src = '', alt, width, height } = attribs
		article.pictures.push({ ...spanOf(element), src, alt, sized: Boolean(width && height) })
	} else if (name === 'table') {
		article.tables.push({ ...spanOf(element), hasHeaders: hasHeaders(element) })
	} else if (blockTags.has(name)) addBlock(article, spanOf(element), name, ownTextOf(element.children))
}

/** Headers of a table inside are that one's own. Not to enter those keeps nested tables from being read over and over. */
function hasHeaders(table: Element): boolean {
	const pending: Node[] = table.children.toReversed()
	for (let node = pending.pop(); node; node = pending.pop()) {
		if (!isElement(node) || node.name === 'table') continue
		if (node.name === 'th') return true
		pushChildren(pending, node)
	}
	return false
}

function addBlock(article: ArticleText, span: Span, tag: string, text: string): void {
	if (text === '') return
	article.blocks.push({ ...span, tag, text, words: wordsOf(text).length, sentences: sentencesOf(text) })
}

/** The words of some nodes that are in no other block or heading inside them. */
function ownTextOf(nodes: readonly Node[]): string {
	const texts: string[] = []
	const pending = nodes.toReversed()
	for (let node = pending.pop(); node; node = pending.pop()) {
		if (node.type === ElementType.Text) texts.push(node.data)
		else if (isElement(node) && node.name !== 'br' && !isLineOfItsOwn(node.name)) pushChildren(pending, node)
		else texts.push(' ')
	}
	return oneLine(texts.join(''))
}

function isLineOfItsOwn(name: string): boolean {
	return blockTags.has(name) || headingTag.test(name) || silentTags.has(name)
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

/** All words of an element, whatever they stand in. */
function lineOf(element: Element): string {
	const texts: string[] = []
	const pending: Node[] = [element]
	for (let node = pending.pop(); node; node = pending.pop()) {
		if (node.type === ElementType.Text) texts.push(node.data)
		else if (isElement(node)) pushChildren(pending, node)
	}
	return oneLine(texts.join(''))
}

function pushChildren(pending: Node[], { children }: Element): void {
	for (let child = children.length - 1; child >= 0; child -= 1) pending.push(children[child]!)
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
