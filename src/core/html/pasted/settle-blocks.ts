import { ITEM, nested } from './listed-paragraphs.ts'
import { isEmpty, isPart, type Part, type Piece, part } from './pieces.ts'
import { TITLE } from './read-pasted.ts'
import { settleTable } from './settle-table.ts'

const inlineTags = 'a abbr br cite code data del dfn em img ins kbd mark q s samp strong sub sup time u var'.split(' ')

function isInline(piece: Piece): boolean {
	return !isPart(piece) || inlineTags.includes(piece.tag)
}

/** From blocks as another program had them to those of an article: no boxes for looks, nothing empty, lists and tables whole. */
export function settleBlocks(pieces: readonly Piece[]): Piece[] {
	const blocks: Piece[] = []
	let run: Piece[] = []
	let items: Part[] = []

	function end() {
		if (!isEmpty(run)) blocks.push(...nested(items).map(settleList), ...paragraphs(run))
		else if (items.length > 0) blocks.push(...nested(items).map(settleList))
		run = []
		items = []
	}

	for (const piece of pieces) {
		if (isPart(piece, ITEM)) {
			if (!isEmpty(run)) end()
			run = []
			if (!isEmpty(piece.children)) items.push(piece)
		} else if (isInline(piece)) {
			if (items.length > 0 && !isEmpty([piece])) end()
			run.push(piece)
		} else if (!isEmpty([piece])) {
			end()
			if (isPart(piece)) blocks.push(...settleBlock(piece))
		}
	}
	end()
	return blocks
}

function settleBlock(block: Part): Piece[] {
	const { tag, attributes, children } = block
	if (tag === 'p') return attributes['class'] ? [part('p', trimmed(children), attributes)] : settleBlocks(children)
	if (tag === TITLE || /^h\d$/.test(tag))
		return [part(tag, trimmed(children.map((each) => (isPart(each, 'br') ? ' ' : each))))]
	if (tag === 'ul' || tag === 'ol') return [settleList(block)]
	if (tag === 'li') return [settleList(part('ul', [block]))]
	if (tag === 'table') return settleTable(block, insideCell)
	if (tag === 'figure') return settleFigure(block)
	if (tag === 'blockquote') return [part(tag, settleBlocks(children))]
	if (tag === 'div' && attributes['class']) return [part('aside', settleBlocks(children), attributes)]
	if (/^(?:hr|pre|dl|dt|dd|figcaption)$/.test(tag)) return [part(tag, tag === 'dd' ? insideCell(children) : children)]
	return settleBlocks(children)
}

/** Two line breaks are the end of a paragraph, to whoever had no other. A picture by itself needs none. */
function paragraphs(run: readonly Piece[]): Piece[] {
	const parts: Piece[][] = [[]]
	let breaks = 0
	for (const piece of run) {
		if (isPart(piece, 'br')) breaks += 1
		else if (breaks > 0 && isEmpty([piece])) continue
		else {
			if (breaks > 1) parts.push([])
			else if (breaks === 1) parts.at(-1)!.push(part('br'))
			breaks = 0
			parts.at(-1)!.push(piece)
		}
	}
	return parts
		.map(trimmed)
		.filter((words) => !isEmpty(words))
		.map((words) => (words.length === 1 && isPart(words[0], 'img') ? words[0] : part('p', words)))
}

/** Without the breaks and spaces at both ends. */
function trimmed(pieces: readonly Piece[]): Piece[] {
	const blank = (piece: Piece | undefined) => isPart(piece, 'br') || (typeof piece === 'string' && piece.trim() === '')
	const from = pieces.findIndex((piece) => !blank(piece))
	if (from === -1) return []
	const result = pieces.slice(from, pieces.findLastIndex((piece) => !blank(piece)) + 1)
	const last = result.at(-1)
	if (typeof last === 'string') result[result.length - 1] = last.trimEnd()
	const [first] = result
	if (typeof first === 'string') result[0] = first.trimStart()
	return result
}

/** Google Docs and others put a list beside the item that it belongs to. */
function settleList(list: Part): Part {
	const items: Part[] = []
	for (const child of list.children) {
		if (isEmpty([child])) continue
		const above = items.at(-1)
		if (isPart(child, 'ul', 'ol') && above) above.children.push(settleList(child))
		else items.push(part('li', insideCell(isPart(child, 'li') ? child.children : [child])))
	}
	return part(list.tag, items, list.tag === 'ol' ? list.attributes : {})
}

/** Words alone need no paragraph, nor do those before a list. */
function insideCell(children: readonly Piece[]): Piece[] {
	const blocks = settleBlocks(children)
	const [first, ...others] = blocks
	const bare = isPart(first, 'p') && !first.attributes['class'] && others.every((each) => isPart(each, 'ul', 'ol'))
	return bare ? [...first.children, ...others] : blocks
}

/** The words under a table are its caption. */
function settleFigure({ children }: Part): Piece[] {
	const caption = children.find((child) => isPart(child, 'figcaption'))
	const words = isPart(caption) && !isEmpty(caption.children) ? trimmed(caption.children) : []
	const blocks = settleBlocks(children.filter((child) => child !== caption))
	const [only, ...others] = blocks
	if (isPart(only, 'table') && words.length > 0)
		return [part('table', [part('caption', words), ...only.children]), ...others]
	if (!blocks.some((block) => isPart(block, 'img') || isPicture(block)))
		return [...blocks, ...(words.length > 0 ? [part('p', words)] : [])]
	return words.length > 0 ? [part('figure', [...blocks, part('figcaption', words)])] : blocks
}

/** With a link around it, too. */
function isPicture(piece: Piece): boolean {
	return isPart(piece, 'p', 'a') && piece.children.some((child) => isPart(child, 'img') || isPicture(child))
}
