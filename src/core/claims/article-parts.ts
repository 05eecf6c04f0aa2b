import type { ArticleText, Block, Heading } from '#core/seo/article-text.ts'
import type { ClaimField } from './claim.ts'
import { partsInOrder } from './places.ts'

/** What sentences are read from: a block or a headline, with what stands around it. */
export type Part = { block: Block | Heading; heading: string; row: string[]; column?: string; field?: ClaimField }

/** Headings and blocks in their order, each with the heading above it and, of a cell, the rest of its row and what its column is called. */
export function partsOf(article: ArticleText): Part[] {
	const rows = Array.from(article.html.matchAll(/<tr\b/gi), ({ index }) => index)
	const cells = new Map<number, Block[]>()
	let heading = ''
	let row = -1
	const parts = partsInOrder(article).map((block) => {
		while ((rows[row + 1] ?? Number.POSITIVE_INFINITY) <= block.start) row += 1
		const above = heading
		if ('level' in block) heading = block.text
		const isCell = 'tag' in block && (block.tag === 'td' || block.tag === 'th')
		if (isCell) cells.set(row, [...(cells.get(row) ?? []), block])
		return { block, heading: above, rowAt: isCell ? row : undefined }
	})
	let head: readonly Block[] = []
	return parts.map(({ rowAt, ...part }) => {
		const all = rowAt === undefined ? [] : cells.get(rowAt)!
		const isHead = all.length > 0 && all.every(({ tag }) => tag === 'th')
		if (isHead || rowAt === undefined) head = all
		const others = all.filter((one) => one !== part.block).slice(0, MOST_CELLS)
		const column = isHead ? undefined : head[all.findIndex((one) => one === part.block)]?.text
		return { ...part, row: others.map(({ text }) => text), ...(column && { column }) }
	})
}

/** A row of more is no row of a table that people read. */
const MOST_CELLS = 12
