/** A word, a figure or a mark of a sentence, with where it stands there. */
export type Token = {
	/** In lower case, without accents. */
	word: string
	start: number
	end: number
}

const token =
	/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?|R\$|US\$|[A-Za-zÀ-ÖØ-öø-ÿ]+(?:[-.][A-Za-zÀ-ÖØ-öø-ÿ]+)*[²³]?|[^\s\u00ad]/g

export function tokensOf(sentence: string): Token[] {
	return Array.from(sentence.matchAll(token), ({ 0: text, index }) => ({
		word: plainWord(text),
		start: index,
		end: index + text.length,
	}))
}

const accent = /[\u0300-\u036f]/g
const accented = /[À-ÿ]/

export function plainWord(text: string): string {
	const lower = text.toLowerCase()
	return accented.test(lower) ? lower.normalize('NFD').replace(accent, '') : lower
}
