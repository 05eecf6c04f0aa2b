import { keep } from './keep.ts'
import { ofWord, tokensOf } from './tokens.ts'

const cues: RegExp[] = []
const MOST = 31

/**
 * A costly pattern is tried only on texts in which a word stands that it needs. The cue is held against each word, without
 * accents and once for all texts that have it; it may fit more than the pattern needs, never less.
 */
export function cue(words: RegExp): (text: string) => boolean {
	const mark = 1 << cues.length
	cues.push(words)
	if (cues.length > MOST) throw new Error('No bit is left for another cue.')
	return (text) => (marksOfText(text) & mark) !== 0
}

const marksOfWord = ofWord((word) => cues.reduce((marks, one, at) => (one.test(word) ? marks | (1 << at) : marks), 0))

const marksOfText = keep((text) => {
	let marks = 0
	for (const token of tokensOf(text)) marks |= marksOfWord(token)
	return marks
})
