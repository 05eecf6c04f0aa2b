import { elementsOf, type HtmlElement, type HtmlNode, textOf } from '../dom.ts'
import { type Part, type Piece, part } from './pieces.ts'
import { styleOf } from './style-marks.ts'

/** A paragraph that Word shows as an item: it knows its level, and no list is around it. */
export const ITEM = 'listed-paragraph'

/** 'l0 level2 lfo1'. In the styles of a heading there may be 'none', and 'Ignore' is on the number that Word wrote. */
export function isItem(style: ReadonlyMap<string, string>): boolean {
	return /\blevel\d/.test(style.get('mso-list') ?? '')
}

export function itemOf(element: HtmlElement, style: ReadonlyMap<string, string>, children: Piece[]): Part {
	const level = /\blevel(\d)/.exec(style.get('mso-list') ?? '')?.[1] ?? '1'
	return part(ITEM, children, { level, kind: kindByMark(markOf(element)) })
}

/** What Word wrote before the words, for programs that know no lists: '·', 'o', '1.', 'b)'. */
function markOf(element: HtmlElement): string {
	const mark = elementsOf(element, 'span').find(({ attribs }) => styleOf(attribs['style']).get('mso-list') === 'ignore')
	return mark ? textOf(mark).replaceAll('\u00a0', '').trim() : ''
}

function kindByMark(mark: string): 'ol' | 'ul' {
	return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(mark) ? 'ol' : 'ul'
}

/** Word on the web has a list of its own around each item. */
export function itemsOfWrapper(wrapper: HtmlElement, read: (children: HtmlNode[]) => Piece[]): Part[] {
	return elementsOf(wrapper, 'li').map((item) => {
		const kind = elementsOf(wrapper, 'ol').length > 0 ? 'ol' : 'ul'
		return part(ITEM, read(item.children), { level: item.attribs['data-aria-level'] ?? '1', kind })
	})
}

/** Lists within lists, from items one after the other. A level that is left out is none. */
export function nested(items: readonly Part[]): Part[] {
	const lists: Part[] = []
	const open: { list: Part; level: number }[] = []
	for (const { attributes, children } of items) {
		const level = Number(attributes['level'])
		const kind = attributes['kind'] ?? 'ul'
		while (open.length > 1 && open.at(-1)!.level > level) open.pop()
		let current = open.at(-1)
		if (!current || level > current.level || (open.length === 1 && level < current.level)) {
			const list = part(kind)
			const above = current && level > current.level ? current.list.children.at(-1) : undefined
			if (typeof above === 'object') above.children.push(list)
			else lists.push(list)
			if (!above) open.length = 0
			current = { list, level }
			open.push(current)
		} else if (current.list.tag !== kind) {
			const list = part(kind)
			const above = open.at(-2)?.list.children.at(-1)
			if (typeof above === 'object') above.children.push(list)
			else lists.push(list)
			current = { list, level }
			open.splice(-1, 1, current)
		}
		current.list.children.push(part('li', [...children]))
	}
	return lists
}
