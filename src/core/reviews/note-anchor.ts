/** What holds a note to the text: its passage, and the letters on either side of it. Blanks count as one. */
export type NoteAnchor = { passage: string; before: string; after: string }
export type Stretch = { start: number; end: number }
/** `changed`: other words stand there now, between the same neighbours. */
export type NotePlace = Stretch & { changed: boolean }

/** Letters. */
export const LONGEST_PASSAGE = 2_000
export const LONGEST_CONTEXT = 64

/** From here on the words alone say which passage is meant; fewer may stand anywhere. */
const TELLING = 24
/** So much of one side has to be as it was where the words alone do not tell. */
const SAME_SIDE = 8
/** What stands around other words has to be longer to say that they took the passage's place. */
const EDGE = 16

/** Of a stretch of a text; nothing where it has no words. */
export function anchorAt(text: string, { start, end }: Stretch): NoteAnchor | undefined {
	const passage = squeeze(text.slice(start, end)).letters.trim()
	if (passage === '') return undefined
	const { letters, at } = squeeze(text)
	const first = at.findIndex((offset) => offset >= start + leadingBlanks(text.slice(start, end)))
	return {
		passage,
		before: letters.slice(Math.max(0, first - LONGEST_CONTEXT), first),
		after: letters.slice(first + passage.length, first + passage.length + LONGEST_CONTEXT),
	}
}

/** Where each stands in a text that may have been changed since; nothing for those whose passage is gone. */
export function placeNotes(text: string, anchors: readonly NoteAnchor[]): (NotePlace | undefined)[] {
	const { letters, at } = squeeze(text)
	return anchors.map((anchor) => {
		const unchanged = findWords(letters, anchor)
		const found = unchanged ?? findBetween(letters, anchor)
		if (!found) return undefined
		return { start: at[found.start]!, end: at[found.end - 1]! + 1, changed: !unchanged }
	})
}

/** The same words; where they stand more than once, those whose neighbours are most like it. */
function findWords(letters: string, { passage, before, after }: NoteAnchor): Stretch | undefined {
	let best: (Stretch & { likeness: number }) | undefined
	for (let start = letters.indexOf(passage); start !== -1; start = letters.indexOf(passage, start + 1)) {
		const end = start + passage.length
		const sameBefore = sameEnd(letters.slice(Math.max(0, start - before.length), start), before)
		const sameAfter = sameStart(letters.slice(end, end + after.length), after)
		const holds =
			passage.length >= TELLING ||
			(before === '' ? start === 0 : sameBefore >= Math.min(SAME_SIDE, before.length)) ||
			(after === '' ? end === letters.length : sameAfter >= Math.min(SAME_SIDE, after.length))
		const likeness = sameBefore + sameAfter
		if (holds && likeness > (best?.likeness ?? -1)) best = { start, end, likeness }
	}
	return best
}

/** What stands between the same neighbours now. */
function findBetween(letters: string, { passage, before, after }: NoteAnchor): Stretch | undefined {
	const [left, right] = [before.slice(-EDGE), after.slice(0, EDGE)]
	if (left.length < EDGE || right.length < EDGE) return undefined
	const start = letters.indexOf(left) + left.length
	const end = letters.indexOf(right, start)
	const isOnlyOne = start >= left.length && letters.indexOf(left, start) === -1
	if (!isOnlyOne || end === -1 || end - start > 2 * passage.length + LONGEST_CONTEXT) return undefined
	return letters.slice(start, end).trim() === '' ? undefined : { start, end }
}

/** Every run of blanks and ends of blocks as one blank, with where each letter stood. */
function squeeze(text: string): { letters: string; at: number[] } {
	let letters = ''
	const at: number[] = []
	for (let offset = 0; offset < text.length; offset += 1) {
		const blank = isBlank(text[offset]!)
		if (blank && (letters === '' || letters.endsWith(' '))) continue
		letters += blank ? ' ' : text[offset]
		at.push(offset)
	}
	return { letters, at }
}

function isBlank(letter: string): boolean {
	return /\s/.test(letter)
}

function leadingBlanks(text: string): number {
	return text.length - text.trimStart().length
}

function sameStart(one: string, other: string): number {
	let count = 0
	while (count < one.length && count < other.length && one[count] === other[count]) count += 1
	return count
}

function sameEnd(one: string, other: string): number {
	let count = 0
	while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1
	return count
}
