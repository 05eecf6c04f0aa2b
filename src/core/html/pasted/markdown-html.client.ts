import type { Definition, ListItem, Nodes, Parents, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { escapeText } from '../escape-text.ts'

/**
 * Text that somebody wrote in Markdown, as HTML. For browsers alone, as its name says: the server reads none. HTML in it
 * comes through as it is: whoever uses this cleans the whole.
 */
export function markdownHtml(text: string): string {
	const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
	const definitions = new Map(
		root.children
			.filter((node): node is Definition => node.type === 'definition')
			.map((node) => [node.identifier, node]),
	)

	function inside({ children }: Parents): string {
		return children.map(htmlOf).join('')
	}

	function link(url: string | undefined, words: string): string {
		return url === undefined ? words : `<a href="${attribute(url)}">${words}</a>`
	}

	function picture(url: string | undefined, alt: string | null | undefined): string {
		return url === undefined ? '' : `<img src="${attribute(url)}" alt="${attribute(alt ?? '')}">`
	}

	function table({ children: [head, ...rows] }: Table): string {
		const cells = (row: Table['children'][number], tag: 'td' | 'th') =>
			`<tr>${row.children.map((cell) => `<${tag}>${inside(cell)}</${tag}>`).join('')}</tr>`
		return `<table><thead>${head ? cells(head, 'th') : ''}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`
	}

	function item(node: ListItem): string {
		return `<li>${inside(node)}</li>`
	}

	function htmlOf(node: Nodes): string {
		switch (node.type) {
			case 'text':
				return escapeText(node.value)
			case 'html':
				return node.value
			case 'inlineCode':
				return `<code>${escapeText(node.value)}</code>`
			case 'code':
				return `<pre><code>${escapeText(node.value)}</code></pre>`
			case 'break':
				return '<br>'
			case 'thematicBreak':
				return '<hr>'
			case 'heading':
				return `<h${node.depth}>${inside(node)}</h${node.depth}>`
			case 'paragraph':
				return `<p>${inside(node)}</p>`
			case 'blockquote':
				return `<blockquote>${inside(node)}</blockquote>`
			case 'strong':
				return `<strong>${inside(node)}</strong>`
			case 'emphasis':
				return `<em>${inside(node)}</em>`
			case 'list':
				return node.ordered
					? `<ol start="${node.start ?? 1}">${node.children.map(item).join('')}</ol>`
					: `<ul>${node.children.map(item).join('')}</ul>`
			case 'table':
				return table(node)
			case 'link':
				return link(node.url, inside(node))
			case 'linkReference':
				return link(definitions.get(node.identifier)?.url, inside(node))
			case 'image':
				return picture(node.url, node.alt)
			case 'imageReference':
				return picture(definitions.get(node.identifier)?.url, node.alt)
			default:
				return ''
		}
	}
	return root.children.map(htmlOf).join('\n')
}

function attribute(text: string): string {
	return escapeText(text).replaceAll('"', '&quot;')
}
