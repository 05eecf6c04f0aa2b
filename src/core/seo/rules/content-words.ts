import { withoutAccents } from '#lib/without-accents.ts'

/** Words that tie others together and say nothing of a subject. Without accents. */
const stopWords = new Set(
	[
		'a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem sob sobre entre ate',
		'e ou mas nem que se como quando onde qual quais quem quanto quanta quantos quantas porque pois ja so ao aos',
		'eu voce ele ela nos eles elas seu sua seus suas meu minha este esta esse essa isto isso aquele aquela aquilo',
		'e ser sao foi era estar esta ter tem tenho fazer faz pode podem deve vale saber veja entenda conheca guia dicas tudo',
		'mais menos muito muita muitos muitas todo toda todos todas cada outro outra nao sim antes depois hoje agora ainda tambem',
	]
		.join(' ')
		.split(' '),
)

export function isStopWord(word: string): boolean {
	return stopWords.has(word)
}

/** What a text is about: its words without accents, endings and words that say nothing. */
export function contentStems(text: string): Set<string> {
	return new Set(stemsInOrder(text))
}

/** The same as they follow each other. */
export function stemsInOrder(text: string): string[] {
	return plainWords(text)
		.filter((word) => word.length > 2 && !isStopWord(word))
		.map((word) => word.slice(0, 5))
}

/** Words in small letters and without accents. */
export function plainWords(text: string): string[] {
	return withoutAccents(text).match(/[a-z0-9]+/g) ?? []
}
