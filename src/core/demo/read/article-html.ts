import { link, strong } from '#core/generation/local-writer/markup.ts'
import type { Block, Section } from '#lib/content/read-markdown.ts'
import { referenceHtml, referredFact } from '../../facts/reference.ts'
import type { FactsOnDay } from '../../facts/register.ts'

/** The section that stands in a box of its own above an article. */
const SUMMARY = 'Em resumo'

/** An article as the blog stores it, from its sections. A quotation is a warning in a box. */
export function articleHtml(
	sections: readonly Section[],
	{ note, facts }: { note: string; facts: Pick<FactsOnDay, 'normAt'> },
): string {
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
			.replace(link, (_, words: string, target: string) => anchor(words, target))
	}

	function anchor(words: string, target: string): string {
		if (target.startsWith('/')) return `<a href="${target}">${words}</a>`
		const id = referredFact(target)
		if (id !== undefined) return referenceHtml(id, words)
		const norm = facts.normAt(target, words)
		const said = norm === undefined ? words : referenceHtml(norm, words)
		return `<a href="${target}" target="_blank" rel="noopener">${said}</a>`
	}

	return [...sections.flatMap(sectionHtml), `<p class="nota">${inline(note)}</p>`].join('\n')
}
