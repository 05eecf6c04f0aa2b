import { LONGEST_REASON } from '#core/reviews/reason-length.ts'
import type { ShownNote } from '../notes/note-answers.ts'

/** Of a passage; the text has the rest. */
const LONGEST_QUOTE = 80

/** The open notes in their writers' own words, as far as a reason has room; nothing where none is open. */
export function quoteNotes(notes: readonly ShownNote[]): string | undefined {
	const lines = notes
		.filter(({ resolvedByName }) => resolvedByName === null)
		.map(({ number, anchor, text }) => `${number}. “${shortened(anchor.passage)}”: ${text}`)
	let quoted = ''
	for (const line of lines) {
		const next = quoted === '' ? line : `${quoted}\n${line}`
		if (next.length > LONGEST_REASON / 2) break
		quoted = next
	}
	return quoted === '' ? undefined : quoted
}

function shortened(passage: string): string {
	return passage.length <= LONGEST_QUOTE ? passage : `${passage.slice(0, LONGEST_QUOTE).trimEnd()}…`
}
