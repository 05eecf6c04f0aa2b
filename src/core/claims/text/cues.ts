import { ofWord, tokensOf } from './tokens.ts'

/**
 * A costly pattern is tried only on texts in which a word stands that it needs. The cue is held against each word, without
 * accents and once for all texts that have it; it may fit more than the pattern needs, never less.
 */
export function cue(words: RegExp): (text: string) => boolean {
	const fits = ofWord((word) => (words.test(word) ? 1 : 0))
	return (text) => tokensOf(text).some((token) => fits(token) === 1)
}
