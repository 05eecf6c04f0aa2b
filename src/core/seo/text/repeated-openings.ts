import { wordsOf } from './sentences.ts'

/** They open sentences of every kind; what comes after them counts. */
const lookedThrough = new Set(
	'o a os as um uma uns umas este esta estes estas esse essa esses essas no na nos nas'.split(' '),
)

const IN_A_ROW = 3

/** Where three or more sentences in a row begin with the same word. */
export function repeatedOpenings(sentences: readonly string[]): { word: string; sentences: string[] }[] {
	const runs: { word: string; sentences: string[] }[] = []
	for (const sentence of sentences) {
		const word = openingOf(sentence)
		const last = runs.at(-1)
		if (word !== '' && last?.word === word) last.sentences.push(sentence)
		else runs.push({ word, sentences: [sentence] })
	}
	return runs.filter((run) => run.sentences.length >= IN_A_ROW)
}

function openingOf(sentence: string): string {
	const words = wordsOf(sentence.slice(0, 60)).map((word) => word.toLowerCase())
	return words.find((word) => !lookedThrough.has(word)) ?? ''
}
