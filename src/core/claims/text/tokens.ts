import { keep, MOST_WORDS } from '#lib/keep.ts'
import { stemsOfWord } from './stems.ts'

/** A word, a figure or a mark of a sentence, with where it stands there. */
export type Token = {
	/** In lower case, without accents. */
	word: string
	/** What it speaks of. */
	stems: readonly string[]
	/** What else is made of the word, by `ofWord`. */
	made: unknown[]
	start: number
	end: number
}

const token =
	/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?|R\$|US\$|[A-Za-zÀ-ÖØ-öø-ÿ]+(?:[-.][A-Za-zÀ-ÖØ-öø-ÿ]+)*[²³]?|[^\s\u00ad]/g

export const tokensOf = keep((sentence): readonly Token[] => {
	const tokens: Token[] = []
	token.lastIndex = 0
	for (let found = token.exec(sentence); found; found = token.exec(sentence)) {
		const { word, stems, made } = knownWord(found[0])
		tokens.push({ word, stems, made, start: found.index, end: token.lastIndex })
	}
	return tokens
})

/** The same words come again and again: as one and the same string they are found faster wherever they are looked up. */
const knownWord = keep((written) => plain(plainWord(written)), MOST_WORDS)
const plain = keep((word) => ({ word, stems: stemsOfWord(word), made: [] as unknown[] }), MOST_WORDS)

let count = 0

/** Makes something of a word once, for all texts in which it stands. */
export function ofWord<Made extends object | number>(make: (word: string) => Made): (token: Token) => Made {
	const place = count
	count += 1
	return ({ word, made }) => (made[place] ??= make(word)) as Made
}

const accent = /[\u0300-\u036f]/g
const accented = /[À-ÿ]/

export function plainWord(text: string): string {
	const lower = text.toLowerCase()
	return accented.test(lower) ? lower.normalize('NFD').replace(accent, '') : lower
}
