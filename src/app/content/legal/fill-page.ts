import { type BlankValues, fillText, fillWords } from './fill-text.ts'
import type { BlockText, LegalBlock, LegalPage, LegalText } from './legal-page.ts'

export type LegalValues = {
	blanks: BlankValues
	tables: Readonly<Record<string, { columns: string[]; rows: string[][] }>>
	/** Whether the brokerage is still the fictional one: some notes stand only so long. */
	examples: boolean
}

/** A legal page as it is read. Filled when it is drawn, since who the brokerage is may change while the site is up. */
export function fillPage(page: LegalText, values: LegalValues): LegalPage {
	const words = (text: string) => fillWords(text, values.blanks)
	return {
		...page,
		metaDescription: words(page.metaDescription),
		lead: words(page.lead),
		sections: page.sections.map(({ id, heading, blocks }) => ({
			id,
			heading: words(heading),
			blocks: blocks.flatMap((block) => fillBlock(block, values) ?? []),
		})),
	}
}

function fillBlock(block: BlockText, { blanks, tables, examples }: LegalValues): LegalBlock | undefined {
	const words = (text: string) => fillWords(text, blanks)
	const rich = (text: string) => fillText(text, blanks)
	if (typeof block === 'string') return { type: 'paragraph', content: rich(block) }
	if ('list' in block) return { type: 'list', items: block.list.map(rich) }
	if ('terms' in block) {
		const entries = block.terms.map(([term, details]) => ({ term: words(term), details: rich(details) }))
		return { type: 'definitions', entries }
	}
	if ('note' in block) {
		return block.onlyWithExamples && !examples ? undefined : { type: 'note', content: rich(block.note) }
	}
	const caption = words(block.caption)
	if ('table' in block) {
		const { columns, rows } = tables[block.table]!
		return { type: 'table', caption, columns, rows: rows.map((row) => row.map((cell) => [cell])) }
	}
	return { type: 'table', caption, columns: block.columns.map(words), rows: block.rows.map((row) => row.map(rich)) }
}
