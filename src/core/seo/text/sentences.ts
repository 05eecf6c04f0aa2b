import { CAPITAL } from './letters.ts'

/** What words are made of, in any script that people write articles in; beyond it are marks, arrows and pictures. */
const inWords = '0-9A-Za-zªºÀ-ÖØ-öø-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffef'
const word = new RegExp(`[${inWords}]+(?:[-'’][${inWords}]+)*`, 'g')
const anyOfWord = new RegExp(`[${inWords}]`)
const lastOfWord = new RegExp(`[${inWords}.]*$`)
const initial = new RegExp(`^${CAPITAL}$`)

export function wordsOf(text: string): string[] {
	return text.match(word) ?? []
}

/** Short forms whose full stop ends no sentence. */
const abbreviations = new Set(
	[
		'art arts inc incs al cap caps par nº nos no n num pág págs pag pags p pp fl fls obs ref cf',
		'sr sra srs sras srta dr dra drs dras prof profa eng exmo exma ilmo v s a d',
		'ex etc vs tel cel av r pça rod km min seg máx mín aprox apto ed jan fev mar abr mai jun jul ago set out nov dez',
		'ltda cia me epp min dec dl res circ lei',
	]
		.join(' ')
		.split(' '),
)

const possibleEnd = /[.!?…]+["”’)\]]*\s+/g

/** The sentences of a text. A full stop after an abbreviation, an initial or within a number ends none. */
export function sentencesOf(text: string): string[] {
	const sentences: string[] = []
	let start = 0
	for (const end of text.matchAll(possibleEnd)) {
		const stop = end.index + end[0].length
		if (end[0].startsWith('.') && !endsSentence(text.slice(start, end.index), text.slice(stop))) continue
		sentences.push(text.slice(start, stop).trim())
		start = stop
	}
	sentences.push(text.slice(start).trim())
	return sentences.filter((sentence) => anyOfWord.test(sentence))
}

function endsSentence(before: string, after: string): boolean {
	// What goes on in lower case is the same sentence.
	if (/^["“‘(]*[a-zß-öø-ÿ]/.test(after)) return false
	const [last = ''] = lastOfWord.exec(before) ?? []
	if (initial.test(last)) return false
	// 'etc.' stands at the end as often as in the middle; before a capital it is the end.
	return last.toLowerCase() === 'etc' || !abbreviations.has(last.toLowerCase())
}
