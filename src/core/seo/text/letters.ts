/**
 * The letters of Portuguese and its neighbours. Unicode's own table, `\p{L}`, has hundreds of ranges, and a browser
 * takes milliseconds to make a pattern of it, tens where case is ignored: too long for a check made while one types.
 */
export const LETTER = '[A-Za-zÀ-ÖØ-öø-ÿ]'
export const CAPITAL = '[A-ZÀ-ÖØ-Þ]'
export const WORD_START = `(?<!${LETTER})`
export const WORD_END = `(?!${LETTER})`

/** Some alternatives where they stand as words, not within longer ones. */
export function asWords(alternatives: string, flags = 'i'): RegExp {
	return new RegExp(`${WORD_START}(?:${alternatives})${WORD_END}`, flags)
}
