import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

export type HtmlDocument = ReturnType<typeof parseDocument>
export type HtmlNode = HtmlDocument['children'][number]
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export function parseHtml(html: string): HtmlDocument {
	return parseDocument(html)
}

/** Of sanitised HTML only: elements whose text is not escaped are not expected here. */
export function htmlOf(nodes: readonly HtmlNode[]): string {
	return nodes.map((node) => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' })).join('')
}

export function elementsOf(root: HtmlDocument | HtmlElement, ...names: string[]): HtmlElement[] {
	return DomUtils.getElementsByTagName((name) => names.includes(name), root)
}

export function isElement(node: HtmlNode, ...names: string[]): node is HtmlElement {
	return 'name' in node && 'attribs' in node && names.includes(node.name)
}

/** What a person reads, on one line. */
export function textOf(...nodes: HtmlNode[]): string {
	return nodes
		.map((node) => DomUtils.textContent(node))
		.join(' ')
		.replace(/\s+/g, ' ')
		.trim()
}

export function isInside(element: HtmlElement, name: string): boolean {
	for (let parent = element.parent; parent; parent = parent.parent) {
		if ('name' in parent && parent.name === name) return true
	}
	return false
}

/** Puts the element into a new one, in its place. */
export function wrap(element: HtmlElement, name: string, attributes: Record<string, string>): void {
	const [wrapper] = elementsOf(parseDocument(`<${name}></${name}>`), name)
	Object.assign(wrapper!.attribs, attributes)
	DomUtils.replaceElement(element, wrapper!)
	DomUtils.appendChild(wrapper!, element)
}

/** Puts a new, empty element before another one. */
export function putBefore(element: HtmlElement, name: string, attributes: Record<string, string>): void {
	const [added] = elementsOf(parseDocument(`<${name}></${name}>`), name)
	Object.assign(added!.attribs, attributes)
	DomUtils.prepend(element, added!)
}

/** All of a text on one line, with a space wherever markup stood: words of two paragraphs never run together. */
export function plainTextOf(html: string): string {
	const texts = DomUtils.find(
		({ type }) => type === ElementType.Text,
		parseHtml(html).children,
		true,
		Number.POSITIVE_INFINITY,
	)
	return texts
		.map((node) => DomUtils.textContent(node))
		.join(' ')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:!?)”])/g, '$1')
		.trim()
}
