import { claimNames } from '#core/identity/claims.ts'
import type { Faults } from '#lib/content/faults.ts'
import type { Block, Text } from '#lib/content/read-markdown.ts'
import { claimsIn, sayWithClaims } from '../../marketing/claim-marks.ts'
import type { BlockText } from '../legal-page.ts'

/** In front of a note: it is gone as soon as the brokerage's data are real. */
const ONLY_WITH_EXAMPLES = '[só enquanto os dados são fictícios] '

const caption = /^Tabela: (.+)$/
const filledTable = /^\{\{tabela: (.+)\}\}$/
const definition = /^\*\*([^*]+)\*\*: (.+)$/
const link = /\[[^\]]*\]\(([^)]*)\)/g
const address = /^(?:https:\/\/[^\s/]+|mailto:[^\s@]+$|tel:\+?\S+$|\/(?!\/)|\{\{[^}]+\}\}$)/

export function readBlocks(file: string, blocks: readonly Block[], faults: Faults): BlockText[] {
	const read: BlockText[] = []
	/** The last line `Tabela: …`, until its table comes. */
	let title: Text | undefined

	function told(): string {
		const words = title?.text ?? ''
		title = undefined
		return words
	}

	for (const block of blocks) {
		checkLinks(file, block, faults)
		const named = block.kind === 'paragraph' && filledTable.exec(block.text)?.[1]
		if (title && block.kind !== 'table' && !named) faults.add(file, title.line, `falta a tabela "${told()}"`)
		if ((block.kind === 'table' || named) && !title)
			faults.add(file, block.line, 'acima de uma tabela vai o nome dela, em uma linha "Tabela: …"')
		if (block.kind === 'table') read.push({ caption: told(), columns: block.head, rows: block.rows })
		else if (block.kind === 'list') read.push(listOf(file, block.items, faults))
		else if (named) read.push({ caption: told(), table: named })
		else {
			const words = caption.exec(block.text)?.[1]
			if (block.kind === 'paragraph' && words) title = { text: words, line: block.line }
			else read.push(block.kind === 'quote' ? noteOf(block.text) : block.text)
			if (block.kind === 'paragraph' && block.text.startsWith(ONLY_WITH_EXAMPLES))
				faults.add(file, block.line, `só um aviso, com "> ", começa com ${ONLY_WITH_EXAMPLES}`)
		}
	}
	if (title) faults.add(file, title.line, `falta a tabela "${title.text}"`)
	return read
}

function noteOf(text: string): BlockText {
	if (!text.startsWith(ONLY_WITH_EXAMPLES)) return { note: text }
	return { note: text.slice(ONLY_WITH_EXAMPLES.length), onlyWithExamples: true }
}

/** A list whose items are all `**Termo**: texto` is one of definitions. */
function listOf(file: string, items: readonly Text[], faults: Faults): BlockText {
	const found = items.map(({ text }) => definition.exec(text))
	if (!items.some(({ text }) => text.startsWith('**'))) return { list: items.map(({ text }) => text) }
	for (const [index, { line }] of items.entries())
		if (!found[index]) faults.add(file, line, 'nesta lista todo item é "**Termo**: texto"')
	return { terms: found.map((match) => [match?.[1] ?? '', match?.[2] ?? '']) }
}

function checkLinks(file: string, block: Block, faults: Faults): void {
	const texts =
		block.kind === 'list'
			? block.items
			: block.kind === 'table'
				? // Two lines stand above the first row: the columns' names and the dashes.
					block.rows.flatMap((row, index) => row.map((text) => ({ text, line: block.line + 2 + index })))
				: [block]
	for (const { text, line } of texts) {
		for (const claim of claimsIn(text))
			if (!claimNames.some((name) => name === claim)) faults.add(file, line, `não há anúncio "${claim}"`)
		for (const [, href = ''] of sayWithClaims(text, claimNames).matchAll(link))
			if (!address.test(href))
				faults.add(file, line, `um link leva a https://…, mailto:…, tel:… ou a uma página nossa (/…), não a "${href}"`)
	}
}
