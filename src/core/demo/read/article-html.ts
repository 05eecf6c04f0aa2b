import type { Block, Section } from '#lib/content/read-markdown.ts'
import { link, strong } from '../../writing/markup.ts'

/** The section that stands in a box of its own above an article. */
const SUMMARY = 'Em resumo'

/** An article as the blog stores it, from its sections. A quotation is a warning in a box. */
export function articleHtml(sections: readonly Section[], note: string): string {
	return [...sections.flatMap(sectionHtml), `<p class="nota">${inline(note)}</p>`].join('\n')
}

function sectionHtml({ heading, blocks, parts }: Section): string[] {
	const title = `<h2>${heading}</h2>`
	const [first, ...others] = blocks
	const start =
		heading === SUMMARY && first
			? ['<aside class="resumo">', title, blockHtml(first), '</aside>', ...others.map(blockHtml)]
			: [title, ...blocks.map(blockHtml)]
	return [...start, ...parts.flatMap((part) => [`<h3>${part.heading}</h3>`, ...part.blocks.map(blockHtml)])]
}

function blockHtml(block: Block): string {
	if (block.kind === 'paragraph') return `<p>${inline(block.text)}</p>`
	if (block.kind === 'quote') return `<aside class="aviso"><p>${inline(block.text)}</p></aside>`
	if (block.kind === 'list') {
		const tag = block.ordered ? 'ol' : 'ul'
		return [`<${tag}>`, ...block.items.map(({ text }) => `<li>${inline(text)}</li>`), `</${tag}>`].join('\n')
	}
	const head = block.head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
	const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`)
	return ['<table>', '<thead>', `<tr>${head}</tr>`, '</thead>', '<tbody>', ...rows, '</tbody>', '</table>'].join('\n')
}

function inline(text: string): string {
	return text
		.replace(strong, '<strong>$1</strong>')
		.replace(link, (_, words: string, target: string) =>
			target.startsWith('/')
				? `<a href="${target}">${words}</a>`
				: `<a href="${target}" target="_blank" rel="noopener">${words}</a>`,
		)
}
