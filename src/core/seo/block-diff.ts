import { readArticleText } from './article-text.ts'

export type BlockChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer articles are compared by their beginning; nobody reads on in a list that long. */
const MOST_BLOCKS = 400

/** What changed from one text to another, paragraph by paragraph. */
export function diffBlocks(before: string, after: string): BlockChange[] {
	const a = linesOf(before)
	const b = linesOf(after)
	// The longest common subsequence, from the end.
	const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
	for (let i = a.length - 1; i >= 0; i -= 1)
		for (let j = b.length - 1; j >= 0; j -= 1)
			lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)

	const changes: BlockChange[] = []
	let i = 0
	let j = 0
	while (i < a.length || j < b.length) {
		if (i < a.length && j < b.length && a[i] === b[j]) {
			changes.push({ kind: 'same', text: a[i]! })
			i += 1
			j += 1
		} else if (i < a.length && (j === b.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
			changes.push({ kind: 'removed', text: a[i]! })
			i += 1
		} else {
			changes.push({ kind: 'added', text: b[j]! })
			j += 1
		}
	}
	return changes
}

/** Each heading and block as one line that also shows what it is: an H1 that became an H2 has changed. */
function linesOf(html: string): string[] {
	const { headings, blocks, pictures } = readArticleText(html)
	return [
		...headings.map(({ start, level, text }) => ({ start, line: `H${level} ${text}` })),
		...blocks.map(({ start, tag, text }) => ({ start, line: tag === 'th' ? `TH ${text}` : text })),
		...pictures.map(({ start, src, alt }) => ({
			start,
			line: `IMG ${src}${alt ? ` (${alt})` : ' (sem texto alternativo)'}`,
		})),
	]
		.toSorted((a, b) => a.start - b.start)
		.slice(0, MOST_BLOCKS)
		.map(({ line }) => line)
}
