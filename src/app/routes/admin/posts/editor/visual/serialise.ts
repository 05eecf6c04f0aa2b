import { FOREIGN_PICTURE } from '#core/html/pasted/pasted-picture.ts'
import { kindOfLink } from '#core/html/safe-url.ts'

/** Words of their own line; the line breaks around them are for people who read the HTML. */
const blocks = new Set(
	'address article aside blockquote caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
		' ',
	),
)
const bareParents = 'li, td, th, dd'

/** From what the editor gives to what an article is: items without needless paragraphs, tables with a head. */
export function tidyArticle(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	for (const picture of body.querySelectorAll(`[${FOREIGN_PICTURE}]`)) leaveOut(picture)
	for (const table of body.querySelectorAll('table')) tidyTable(table)
	for (const paragraph of body.querySelectorAll('p[data-bare]')) unwrapBare(paragraph)
	for (const box of body.querySelectorAll('[role]')) box.removeAttribute('role')
	for (const link of body.querySelectorAll('a')) settleLink(link)
	breakLines(body)
	return spelledAsStored(body.innerHTML.trim())
}

/** A picture that is still on its way is not in the text yet. */
function leaveOut(picture: Element): void {
	const around = picture.parentElement
	picture.remove()
	if (around?.tagName === 'P' && around.childNodes.length === 0) around.remove()
}

/** As the sanitiser has it: what leads away opens apart. */
function settleLink(link: HTMLAnchorElement): void {
	const outside = kindOfLink(link.getAttribute('href') ?? '') === 'outside'
	const kept = (link.getAttribute('rel') ?? '')
		.split(/\s+/)
		.filter((word) => /^(?:nofollow|sponsored|ugc|author|license)$/.test(word))
	const rel = [...kept, ...(outside ? ['noopener', 'noreferrer'] : [])].join(' ')
	link.removeAttribute('target')
	link.removeAttribute('rel')
	if (outside) link.setAttribute('target', '_blank')
	if (rel) link.setAttribute('rel', rel)
}

/** So that a saved text comes back letter for letter, and the view need not take it up anew. */
function spelledAsStored(html: string): string {
	return html.replaceAll('&nbsp;', '\u00a0').replace(/<((?:br|hr|img|wbr|col)\b[^>]*)>/g, '<$1 />')
}

function unwrapBare(paragraph: Element): void {
	paragraph.removeAttribute('data-bare')
	const parent = paragraph.parentElement
	if (!parent || paragraph.attributes.length > 0) return
	const alone = !Array.from(parent.children).some((other) => other !== paragraph && other.tagName === 'P')
	const picture = paragraph.childNodes.length === 1 && paragraph.firstElementChild?.tagName === 'IMG'
	const unwraps =
		(parent.matches(bareParents) && alone && parent.firstElementChild === paragraph) ||
		(picture && parent.matches('body, figure'))
	if (unwraps) paragraph.replaceWith(...Array.from(paragraph.childNodes))
}

/** The first rows made of headings are the head. */
function tidyTable(table: HTMLTableElement): void {
	for (const cell of table.querySelectorAll('td, th')) cell.removeAttribute('colwidth')
	const caption = table.dataset['caption']
	delete table.dataset['caption']
	const rows = Array.from(table.rows)
	const firstBodyRow = rows.findIndex((row) => Array.from(row.cells).some(({ tagName }) => tagName !== 'TH'))
	const headRows = firstBodyRow === -1 ? rows.slice(0, 1) : rows.slice(0, firstBodyRow)
	table.replaceChildren()
	if (caption) table.createCaption().textContent = caption
	if (headRows.length > 0) table.createTHead().append(...headRows)
	const rest = rows.slice(headRows.length)
	if (rest.length > 0) table.createTBody().append(...rest)
}

/** One block a line, as people write HTML; rows of a table keep their cells together. */
function breakLines(element: Element): void {
	const children = Array.from(element.childNodes)
	const onlyBlocks = children.every((child) => child instanceof Element && isBlock(child))
	for (const child of children) if (child instanceof Element) breakLines(child)
	if (!onlyBlocks || children.length === 0 || element.tagName === 'TR') return
	const single = children.length === 1 && element.matches('aside, blockquote, td, th, li, dd')
	if (single) return
	for (const child of children) child.before('\n')
	element.append('\n')
}

function isBlock(element: Element): boolean {
	return blocks.has(element.tagName.toLowerCase()) || element.tagName === 'IMG'
}
