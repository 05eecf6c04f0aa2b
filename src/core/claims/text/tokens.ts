import { keep } from './keep.ts'

/** A word, a figure or a mark of a sentence, with where it stands there. */
export type Token = {
	/** In lower case, without accents. */
	word: string
	start: number
	end: number
}

const token =
	/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?|R\$|US\$|[A-Za-zÀ-ÖØ-öø-ÿ]+(?:[-.][A-Za-zÀ-ÖØ-öø-ÿ]+)*[²³]?|[^\s\u00ad]/g

export const tokensOf = keep((sentence): readonly Token[] => {
	const tokens: Token[] = []
	token.lastIndex = 0
	for (let found = token.exec(sentence); found; found = token.exec(sentence))
		tokens.push({ word: plainWord(found[0]), start: found.index, end: token.lastIndex })
	return tokens
})

const accent = /[\u0300-\u036f]/g
const accented = /[À-ÿ]/

export function plainWord(text: string): string {
	const lower = text.toLowerCase()
	return accented.test(lower) ? lower.normalize('NFD').replace(accent, '') : lower
}
