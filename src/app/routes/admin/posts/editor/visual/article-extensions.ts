import { type AnyExtension, Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { claimMarks } from './claim-marks.ts'
import { noteMarks } from './note-marks.ts'
import { ForeignPicture } from './paste/foreign-picture.ts'
import { seoMarks } from './seo-marks.ts'

/** The boxes an article may have; the sanitiser knows the same. */
const boxClasses = ['resumo', 'aviso', 'nota']

/** Words with a meaning of their own, and the attribute that says it. */
const words: Record<string, string | undefined> = {
	abbr: 'title',
	cite: undefined,
	/** On which fact of the register the words rest. */
	data: 'value',
	del: undefined,
	dfn: undefined,
	ins: undefined,
	kbd: undefined,
	mark: undefined,
	q: undefined,
	samp: undefined,
	small: undefined,
	sub: undefined,
	sup: undefined,
	time: 'datetime',
	var: undefined,
}

const wordMarks = Object.entries(words).map(([tag, attribute]) =>
	Mark.create({
		name: `word-${tag}`,
		// What one writes after a figure is not what the figure rests on.
		inclusive: tag !== 'data',
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
		addAttributes: () => (attribute ? { [attribute]: { default: null } } : {}),
	}),
)

/** While they are written they are boxes in a field, no parts of the page around it: with the role each may have. */
const containerRoles = {
	aside: 'note',
	section: 'group',
	article: 'presentation',
	header: 'group',
	footer: 'group',
	div: 'group',
} as const

const containers = Object.entries(containerRoles).map(([tag, role]) =>
	Node.create({
		name: tag,
		group: 'block',
		content: 'block+',
		defining: true,
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes, { role }), 0],
	}),
)

function part(name: string, tag: string, rest: { group?: string; content: string }): AnyExtension {
	return Node.create({
		name,
		...rest,
		defining: true,
		parseHTML: () => [{ tag }],
		renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
	})
}

const definitions = [
	part('definitions', 'dl', { group: 'block', content: '(term | definition)+' }),
	part('term', 'dt', { content: 'inline*' }),
	part('definition', 'dd', { content: 'block+' }),
]

const figures = [
	part('figure', 'figure', { group: 'block', content: '(block | figcaption)+' }),
	part('figcaption', 'figcaption', { content: 'inline*' }),
]

/** What parts of the text carry besides their own attributes. */
const articleAttributes = Extension.create({
	name: 'articleAttributes',
	addGlobalAttributes: () => [
		{
			types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', ...containers.map(({ name }) => name)],
			attributes: {
				class: {
					default: null,
					parseHTML: (element) => boxClasses.find((name) => element.classList.contains(name)) ?? null,
				},
			},
		},
		{
			types: ['paragraph'],
			attributes: {
				/** Made around words that stood bare in an item or a cell, where they go back to. */
				bare: {
					default: true,
					keepOnSplit: true,
					parseHTML: (element) => element.hasAttribute('data-bare'),
					renderHTML: ({ bare }: { bare?: boolean }) => (bare ? { 'data-bare': '' } : {}),
				},
			},
		},
		{ types: ['tableHeader'], attributes: { scope: { default: 'col', parseHTML: (th) => th.getAttribute('scope') } } },
		{
			types: ['table'],
			attributes: {
				caption: {
					default: null,
					parseHTML: (table) => table.querySelector('caption')?.textContent?.trim() || null,
					renderHTML: ({ caption }: { caption?: string | null }) => (caption ? { 'data-caption': caption } : {}),
				},
			},
		},
	],
})

const ArticleTable = Table.extend({
	parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
	renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})

/** Pictures stand in lines, as they do in HTML, so that one alone in a paragraph stays there. */
const Picture = Image.extend({ draggable: true }).configure({ inline: true, allowBase64: true })

/** Everything the sanitiser lets through and the visual view can show without changing it. */
export const articleExtensions: AnyExtension[] = [
	StarterKit.configure({
		// It would add a paragraph to every text that ends otherwise.
		trailingNode: false,
		heading: { levels: [1, 2, 3, 4, 5, 6] },
		link: {
			openOnClick: false,
			autolink: false,
			linkOnPaste: true,
			defaultProtocol: 'https',
			HTMLAttributes: { target: null, rel: null },
		},
	}),
	Picture,
	ForeignPicture,
	ArticleTable.configure({ resizable: false }),
	TableRow,
	TableHeader,
	TableCell,
	...containers,
	...definitions,
	...figures,
	...wordMarks,
	articleAttributes,
	seoMarks,
	claimMarks,
	noteMarks,
]
