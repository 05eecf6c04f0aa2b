const word = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu

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
	return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function endsSentence(before: string, after: string): boolean {
	// What goes on in lower case is the same sentence.
	if (/^["“‘(]*\p{Ll}/u.test(after)) return false
	const [last = ''] = /[\p{L}\p{N}º.]*$/u.exec(before) ?? []
	if (/^\p{Lu}$/u.test(last)) return false
	// 'etc.' stands at the end as often as in the middle; before a capital it is the end.
	return last.toLowerCase() === 'etc' || !abbreviations.has(last.toLowerCase())
}
