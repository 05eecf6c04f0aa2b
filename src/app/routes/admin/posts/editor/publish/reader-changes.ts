import { diffBlocks, diffTexts, type TextChange } from '#core/seo/block-diff.ts'

export type ReaderChanges = {
	/** The first place that reads otherwise, word by word, with a little around it. */
	first: TextChange[]
	/** Places besides it. */
	more: number
}

/** So many words are left standing around what changed. */
const AROUND = 8
/** Longer than this it is no summary. */
const MOST_WORDS = 60

/** What readers of the live text will find otherwise, in short. */
export function readerChanges(live: string, next: string): ReaderChanges {
	const { changes } = diffBlocks(live, next)
	const places: { before: string[]; after: string[] }[] = []
	let inside = false
	for (const { kind, text } of changes) {
		if (kind !== 'same' && !inside) places.push({ before: [], after: [] })
		inside = kind !== 'same'
		if (kind === 'removed') places.at(-1)!.before.push(text)
		if (kind === 'added') places.at(-1)!.after.push(text)
	}
	const [first] = places
	if (!first) return { first: [], more: 0 }
	const words = diffTexts(wordsOf(first.before), wordsOf(first.after))
	return { first: shortened(words), more: places.length - 1 }
}

function wordsOf(blocks: readonly string[]): string[] {
	return blocks.join(' ').split(/\s+/).filter(Boolean).slice(0, 400)
}

/** Neighbours of a kind as one text, and what stays the same cut down to what is near a change. */
function shortened(words: readonly TextChange[]): TextChange[] {
	const changed = (index: number) => index in words && words[index]!.kind !== 'same'
	const near = words.flatMap((word, index) => {
		for (let step = 0; step <= AROUND; step += 1)
			if (changed(index - step) || changed(index + step)) return [{ word, index }]
		return []
	})
	const kept = near.slice(0, MOST_WORDS)
	const parts: TextChange[] = []
	let last = -1
	for (const { word, index } of kept) {
		const gap = index !== last + 1
		const part = parts.at(-1)
		if (part && part.kind === word.kind && !gap) part.text += ` ${word.text}`
		else parts.push({ kind: word.kind, text: gap ? `…${word.text}` : word.text })
		last = index
	}
	const end = parts.at(-1)
	if (end && (near.length > kept.length || last < words.length - 1)) end.text += '…'
	return parts
}
