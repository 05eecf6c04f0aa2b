import { blockLines } from './block-lines.ts'

/** A block of a text, or a word of a block. */
export type TextChange = { kind: 'same' | 'removed' | 'added'; text: string }
export type BlockDiff = {
	changes: TextChange[]
	/** There is more that differs than is compared here. */
	cut: boolean
}

/** Of what differs, so many lines are compared; nobody reads on in a list that long. */
const MOST_LINES = 400

/** What changed from one text to another, paragraph by paragraph. */
export function diffBlocks(before: string, after: string): BlockDiff {
	const a = blockLines(before)
	const b = blockLines(after)
	let start = 0
	while (start < a.length && start < b.length && a[start] === b[start]) start += 1
	let same = 0
	while (same < Math.min(a.length, b.length) - start && a.at(-1 - same) === b.at(-1 - same)) same += 1

	const [from, to] = [a.slice(start, a.length - same), b.slice(start, b.length - same)]
	return {
		changes: [
			...a.slice(0, start).map(unchanged),
			...diffTexts(from.slice(0, MOST_LINES), to.slice(0, MOST_LINES)),
			...a.slice(a.length - same).map(unchanged),
		],
		cut: Math.max(from.length, to.length) > MOST_LINES,
	}
}

function unchanged(text: string): TextChange {
	return { kind: 'same', text }
}

/** What was taken from one list of texts and put into the other, in order. */
export function diffTexts(a: readonly string[], b: readonly string[]): TextChange[] {
	// The longest common subsequence, from the end.
	const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
	for (let i = a.length - 1; i >= 0; i -= 1)
		for (let j = b.length - 1; j >= 0; j -= 1)
			lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)

	const changes: TextChange[] = []
	let i = 0
	let j = 0
	while (i < a.length || j < b.length) {
		if (i < a.length && j < b.length && a[i] === b[j]) {
			changes.push(unchanged(a[i]!))
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

/** So much of the HTML is shown on each side of where it differs, and of what differs. */
const AROUND = 40
const MOST_CHARACTERS = 300

/** Where the HTML of two texts differs that read the same: the stretch of each, with a little around it. */
export function diffMarkup(before: string, after: string): { before: string; after: string } | undefined {
	if (before === after) return undefined
	let start = 0
	while (start < before.length && before[start] === after[start]) start += 1
	let same = 0
	const most = Math.min(before.length, after.length) - start
	while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1
	const stretch = (html: string) => {
		const from = Math.max(0, start - AROUND)
		return html.slice(from, Math.min(html.length - same + AROUND, from + MOST_CHARACTERS))
	}
	return { before: stretch(before), after: stretch(after) }
}
