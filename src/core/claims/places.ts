import { parseDocument } from 'htmlparser2'
import type { ArticleText, Block, Heading, Span } from '#core/seo/article-text.ts'

/** A block's words with where each letter stands in the HTML, and what in them refers to a fact. */
export type Placed = {
	text: string
	/** For each letter of the text, its offset in the HTML; one more for the end. */
	offsets: readonly number[]
	references: readonly { factId: string; start: number; end: number }[]
}

const markup =
	/<!--[\s\S]*?-->|<(script|style|template|noscript|textarea|title)\b[\s\S]*?<\/\1\s*>|<\/?([a-z][a-z0-9]*)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/giy
const blank = /\s/
const reference = /^\s*value="fato:([a-z0-9-]+)"\s*$/
const entity = /^&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/i

/** Finds the letters of a block again. Nothing where the markup is too odd to be followed: the block's own span serves then. */
export function placeBlock(article: ArticleText, block: Block | Heading): Placed | undefined {
	const inside = partsWithin(article, block)
	const { html } = article
	const letters: string[] = []
	const offsets: number[] = []
	const references: { factId: string; start: number; end: number }[] = []
	const open: { factId: string; start: number }[] = []
	let isSpace = true
	const put = (letter: string, at: number) => {
		const space = letter === ' ' || letter === '\n' || blank.test(letter)
		if (space && isSpace) return
		isSpace = space
		letters.push(space ? ' ' : letter)
		offsets.push(at)
	}
	let next = 0
	for (let at = block.start; at < block.end; ) {
		while (next < inside.length && inside[next]!.end <= at) next += 1
		const skipped = inside[next]
		if (skipped && skipped.start <= at) {
			put(' ', at)
			at = skipped.end
			continue
		}
		if (html[at] === '<') {
			markup.lastIndex = at
			const tag = markup.exec(html)
			if (tag?.index === at) {
				const [whole, silent, name = '', attributes = ''] = tag
				const lower = name.toLowerCase()
				if (lower === 'data' && !whole.startsWith('</')) {
					const id = reference.exec(attributes)?.[1]
					if (id) open.push({ factId: id, start: letters.length })
				} else if (lower === 'data') {
					const one = open.pop()
					if (one) references.push({ ...one, end: letters.length })
				} else if (lower === 'br' || silent) put(' ', at)
				at += whole.length
				continue
			}
		}
		const coded = html[at] === '&' ? entity.exec(html.slice(at, at + 40))?.[0] : undefined
		if (coded) {
			for (const letter of decoded(coded)) put(letter, at)
			at += coded.length
			continue
		}
		put(html[at]!, at)
		at += 1
	}
	if (letters.at(-1) === ' ') {
		letters.pop()
		offsets.pop()
	}
	const text = letters.join('')
	return text === block.text ? { text, offsets, references } : undefined
}

const ordered = new WeakMap<ArticleText, readonly (Block | Heading)[]>()

/** Blocks and headings in the order in which they begin. */
export function partsInOrder(article: ArticleText): readonly (Block | Heading)[] {
	const before = ordered.get(article)
	if (before) return before
	const parts = [...article.headings, ...article.blocks].toSorted((a, b) => a.start - b.start)
	ordered.set(article, parts)
	return parts
}

/** What begins and ends in a block has words of its own. Long articles have thousands of blocks: they are not all looked at. */
function partsWithin(article: ArticleText, block: Block | Heading): (Block | Heading)[] {
	const parts = partsInOrder(article)
	let [low, high] = [0, parts.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if (parts[middle]!.start <= block.start) low = middle + 1
		else high = middle
	}
	const within: (Block | Heading)[] = []
	for (let at = low; at < parts.length && parts[at]!.start < block.end; at += 1)
		if (parts[at]!.end <= block.end) within.push(parts[at]!)
	return within
}

const entities = new Map<string, string>()

function decoded(coded: string): string {
	const before = entities.get(coded)
	if (before !== undefined) return before
	const [node] = parseDocument(coded).children
	const text = node && 'data' in node ? node.data : coded
	entities.set(coded, text)
	return text
}

/** A stretch of the text as offsets into the HTML. */
export function spanIn({ offsets }: Placed, start: number, end: number): Span {
	return { start: offsets[start]!, end: offsets[end - 1]! + 1 }
}
