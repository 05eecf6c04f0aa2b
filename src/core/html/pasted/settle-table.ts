import { isEmpty, isPart, type Part, type Piece, part } from './pieces.ts'

/** Rows and cells alone. A first row all in bold was meant as the head of a program that has no other. */
export function settleTable(table: Part, insideCell: (children: readonly Piece[]) => Piece[]): Piece[] {
	const rows = rowsOf(table)
		.map((row) => row.children.filter((cell): cell is Part => isPart(cell, 'td', 'th')))
		.map((cells) => cells.map((cell) => part(cell.tag, insideCell(cell.children), cell.attributes)))
		.filter((cells) => cells.some(({ children }) => !isEmpty(children)))
	const caption = table.children.find((child) => isPart(child, 'caption'))
	const named = isPart(caption) && !isEmpty(caption.children) ? [caption] : []
	const [first = [], ...others] = rows
	if (rows.length === 0) return []
	const isHead = first.every(({ tag }) => tag === 'th') || (others.length > 0 && first.every(isBold))
	const head = isHead ? [part('thead', [part('tr', first.map(asHead))])] : []
	const body = (isHead ? others : rows).map((cells) => part('tr', cells))
	return [part('table', [...named, ...head, ...(body.length > 0 ? [part('tbody', body)] : [])])]
}

function rowsOf({ children }: Part): Part[] {
	return children.flatMap((child) => {
		if (isPart(child, 'tr')) return [child]
		return isPart(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : []
	})
}

function isBold({ tag, children }: Part): boolean {
	return tag === 'th' || (children.length > 0 && children.every((child) => isPart(child, 'strong') || isEmpty([child])))
}

function asHead({ children, attributes }: Part): Part {
	const words = children.flatMap((child) => (isPart(child, 'strong') ? child.children : [child]))
	return part('th', words, { scope: 'col', ...attributes })
}
