import { ElementType } from 'htmlparser2'
import { parseHtml } from '#core/html/dom.ts'

const inlineTags = new Set(
	'a abbr b cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(' '),
)
/** Written one way or the other they mean the same. */
const sameTags: Record<string, string> = { b: 'strong', i: 'em' }
/** A browser adds them where they are missing. */
const impliedTags = new Set(['thead', 'tbody'])
const leafTags = new Set(['img', 'br', 'hr', 'wbr', 'col'])

type Node = ReturnType<typeof parseHtml>['children'][number]

/**
 * What a text would lose or get if it were written otherwise. White space between elements, the order of attributes and
 * how marks nest are no difference; elements, attributes and words are.
 */
export function compareMarkup(before: string, after: string): { lost: string[]; gained: string[] } {
	const a = tokensOf(before)
	const b = tokensOf(after)
	if (a.length === b.length && a.every((token, index) => token === b[index])) return { lost: [], gained: [] }
	const lost = without(a, b)
	const gained = without(b, a)
	return lost.length + gained.length > 0 ? { lost, gained } : { lost: ['a ordem dos elementos'], gained: [] }
}

function without(tokens: readonly string[], others: readonly string[]): string[] {
	const left = new Map<string, number>()
	for (const token of others) left.set(token, (left.get(token) ?? 0) + 1)
	return tokens.filter((token) => {
		const count = left.get(token) ?? 0
		left.set(token, count - 1)
		return count <= 0 && !token.startsWith('</')
	})
}

type Writer = { tokens: string[]; text: string; marks: string; afterSpace: boolean }

function tokensOf(html: string): string[] {
	const writer: Writer = { tokens: [], text: '', marks: '', afterSpace: true }
	writeNodes(parseHtml(html).children, [], writer)
	flush(writer, true)
	return writer.tokens
}

function writeNodes(nodes: readonly Node[], marks: readonly string[], writer: Writer): void {
	for (const node of nodes) {
		if (node.type === ElementType.Text) addText(node.data, marks, writer)
		if (!('attribs' in node)) continue
		const name = sameTags[node.name] ?? node.name
		const tag = `<${name}${attributesOf(node.attribs)}>`
		if (impliedTags.has(name)) writeNodes(node.children, marks, writer)
		else if (leafTags.has(name)) {
			flush(writer, name !== 'img')
			writer.tokens.push([...marks.toSorted(), tag].join(''))
			writer.afterSpace = name !== 'img'
		} else if (inlineTags.has(name)) writeNodes(node.children, [...marks, tag], writer)
		else {
			flush(writer, true)
			writer.tokens.push(tag)
			writeNodes(node.children, marks, writer)
			flush(writer, true)
			writer.tokens.push(`</${name}>`)
		}
	}
}

function addText(text: string, marks: readonly string[], writer: Writer): void {
	const signature = [...new Set(marks)].toSorted().join('')
	if (signature !== writer.marks) flush(writer, false)
	writer.marks = signature
	for (const part of text.split(/([ \t\r\n\f]+)/)) {
		if (part === '') continue
		const space = /^[ \t\r\n\f]/.test(part)
		if (space && writer.afterSpace) continue
		writer.text += space ? ' ' : part
		writer.afterSpace = space
	}
}

/** At the edge of a block the space before it is no text. */
function flush(writer: Writer, atEdge: boolean): void {
	const text = atEdge ? writer.text.trimEnd() : writer.text
	if (text !== '' && !(text === ' ' && atEdge)) writer.tokens.push(`${writer.marks}${text}`)
	writer.text = ''
	writer.marks = ''
	if (atEdge) writer.afterSpace = true
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
	return Object.keys(attributes)
		.toSorted()
		.map((name) => ` ${name}="${attributes[name]}"`)
		.join('')
}
