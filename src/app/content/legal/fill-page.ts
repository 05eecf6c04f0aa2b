import type { ClaimName } from '#core/identity/claims.ts'
import { sayAllWithClaims } from '../marketing/claim-marks.ts'
import { type BlankValues, fillText, fillWords } from './fill-text.ts'
import type { BlockText, LegalBlock, LegalPage, LegalText } from './legal-page.ts'
import { libraryBlankNames } from './library-blanks.ts'

export type LegalValues = {
	blanks: BlankValues
	/** What fills the lines that stand once for each of them: an item of a list, a row of a table. */
	photoLibraries: readonly BlankValues[]
	tables: Readonly<Record<string, { columns: string[]; rows: string[][] }>>
	/** Whether the brokerage is still the fictional one: some notes stand only so long. */
	examples: boolean
	/** What the site advertises with: only that is explained. */
	claims: readonly ClaimName[]
}

/** A legal page as it is read. Filled when it is drawn, since who the brokerage is may change while the site is up. */
export function fillPage(written: LegalText, values: LegalValues): LegalPage {
	const page = sayAllWithClaims(written, values.claims)
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

function fillBlock(block: BlockText, values: LegalValues): LegalBlock | undefined {
	const { blanks, tables, examples } = values
	const words = (text: string) => fillWords(text, blanks)
	const rich = (text: string) => fillText(text, blanks)
	if (typeof block === 'string') return { type: 'paragraph', content: rich(block) }
	const repeated = <T>(line: readonly string[], fill: (blanks: BlankValues) => T) => blanksOf(line, values).map(fill)
	if ('list' in block) {
		return { type: 'list', items: block.list.flatMap((item) => repeated([item], (of) => fillText(item, of))) }
	}
	if ('terms' in block) {
		const entries = block.terms.flatMap((line) =>
			repeated(line, (of) => ({ term: fillWords(line[0], of), details: fillText(line[1], of) })),
		)
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
	// A row that begins with a claim goes with it.
	const standing = block.rows.filter(([first]) => first !== '')
	const rows = standing.flatMap((row) => repeated(row, (of) => row.map((cell) => fillText(cell, of))))
	return { type: 'table', caption, columns: block.columns.map(words), rows }
}

/** What fills a line, once for each photo library where it speaks of them. */
function blanksOf(line: readonly string[], { blanks, photoLibraries }: LegalValues): BlankValues[] {
	const speaksOfThem = line.some((text) => libraryBlankNames.some((name) => text.includes(`{{${name}}}`)))
	if (!speaksOfThem) return [blanks]
	return photoLibraries.map((library) => ({ ...blanks, ...library }))
}
