import type { ListItem, Nodes, Root, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { z } from 'zod'
import type { Faults } from './faults.ts'
import { readYaml, type TextPart, type YamlData } from './read-yaml.ts'

/** A text as it stands in the file, its Markdown included: what it means is for its reader to say. */
export type Text = { text: string; line: number }

export type Block =
	| ({ kind: 'paragraph' } & Text)
	| ({ kind: 'quote' } & Text)
	| { kind: 'list'; ordered: boolean; items: Text[]; line: number }
	| { kind: 'table'; head: string[]; rows: string[][]; line: number }

/** A heading with what is under it; the parts are those with a heading of the next level. */
export type Section = { heading: string; line: number; blocks: Block[]; parts: Section[] }

/** The front matter is missing where it could not be read: what is under it is still worth a look. */
export type ContentFile<Data> = { data: YamlData<Data> | undefined; sections: Section[] }

const frontMatter = /^---\n([\s\S]*?\n)---(?:\n|$)/

/** Reads a file of YAML between lines of `---` and Markdown under it. What does not fit is told. */
export function readMarkdown<Schema extends z.ZodType>(
	schema: Schema,
	{ file, text }: TextPart,
	faults: Faults,
): ContentFile<z.output<Schema>> {
	const [above, yaml] = frontMatter.exec(text) ?? []
	if (above === undefined || yaml === undefined) {
		faults.add(file, 1, 'falta o cabeçalho entre duas linhas "---"')
		return { data: undefined, sections: [] }
	}
	const data = readYaml(schema, { file, text: yaml, firstLine: 2 }, faults)
	const firstLine = above.split('\n').length
	const sections = sectionsOf({ file, text: text.slice(above.length), firstLine }, faults)
	return { data, sections }
}

/** Several content modules read the same files, and one edit leaves all other files as they were. */
const trees = new Map<string, { text: string; tree: Root }>()

function treeOf(file: string, text: string): Root {
	const before = trees.get(file)
	if (before?.text === text) return before.tree
	const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
	trees.set(file, { text, tree })
	return tree
}

function sectionsOf({ file, text, firstLine = 1 }: TextPart, faults: Faults): Section[] {
	const tree = treeOf(file, text)
	const sections: Section[] = []
	let current: Section | undefined

	const lineOf = (node: Nodes) => node.position!.start.line + firstLine - 1

	/** Cut out of the file, so that nothing is written anew. A line break within a paragraph is a space. */
	function sourceOf(nodes: readonly Nodes[]): string {
		const [first, last] = [nodes[0], nodes.at(-1)]
		if (!first || !last) return ''
		return text.slice(first.position!.start.offset, last.position!.end.offset).replace(/\s*\n[\s>]*/g, ' ')
	}

	function begin(level: number, section: Section): void {
		const above = sections.at(-1)
		if (level === 2) sections.push(section)
		else if (level === 3 && above) above.parts.push(section)
		else if (level === 0) faults.add(file, section.line, 'todo texto fica sob um título "## Seção"')
		else faults.add(file, section.line, 'os títulos são "## Seção" e, dentro dela, "### Parte"')
		current = section
	}

	function itemOf(item: ListItem): Text {
		const [only, ...others] = item.children
		if (only?.type !== 'paragraph' || others.length > 0)
			faults.add(file, lineOf(item), 'um item de lista é um só parágrafo')
		else checkInline(only.children)
		return { text: sourceOf(only ? [only] : []), line: lineOf(item) }
	}

	function tableOf(table: Table): Block {
		const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => sourceOf(cell.children)))
		for (const [index, row] of table.children.entries()) {
			checkInline(row.children.flatMap((cell) => cell.children))
			if (row.children.length !== head.length)
				faults.add(
					file,
					lineOf(table.children[index]!),
					`a tabela tem ${head.length} colunas e esta linha, ${row.children.length}`,
				)
		}
		return { kind: 'table', head, rows, line: lineOf(table) }
	}

	function checkInline(nodes: readonly Nodes[]): void {
		for (const node of nodes) {
			if (node.type === 'strong' || node.type === 'link') checkInline(node.children)
			else if (node.type !== 'text')
				faults.add(file, lineOf(node), `só há **negrito** e [palavras](endereço); isto não: ${sourceOf([node])}`)
		}
	}

	function blockOf(node: RootContent): Block | undefined {
		const line = lineOf(node)
		if (node.type === 'paragraph') {
			checkInline(node.children)
			return { kind: 'paragraph', text: sourceOf([node]), line }
		}
		if (node.type === 'list')
			return { kind: 'list', ordered: node.ordered === true, items: node.children.map(itemOf), line }
		if (node.type === 'table') return tableOf(node)
		const [quoted, ...others] = node.type === 'blockquote' ? node.children : []
		if (quoted?.type === 'paragraph' && others.length === 0) {
			checkInline(quoted.children)
			return { kind: 'quote', text: sourceOf([quoted]), line }
		}
		faults.add(file, line, 'só há títulos, parágrafos, listas, tabelas e citações de um parágrafo')
		return undefined
	}

	for (const node of tree.children) {
		if (node.type === 'heading') {
			begin(node.depth, { heading: sourceOf(node.children), line: lineOf(node), blocks: [], parts: [] })
			continue
		}
		const block = blockOf(node)
		if (!current) begin(0, { heading: '', line: lineOf(node), blocks: [], parts: [] })
		else if (block) current.blocks.push(block)
	}
	return sections
}
