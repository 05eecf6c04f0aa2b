import type { Block } from '../article-text.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { wordsOf } from '../text/sentences.ts'

/** Shorter ones may well come twice: 'Depende da apólice.' */
const LEAST_WORDS = 6
/** Of the words of the text, how many may stand in sentences that were there before. */
const SOME = 0.05
const MUCH = 0.15

/** Sentences that were there before, word by word, with where they stand again; the first time is no repetition. */
function repeatedSentences({ text }: Pick<Subject, 'text'>): { sentence: string; block: Block; words: number }[] {
	const seen = new Set<string>()
	const repeated: { sentence: string; block: Block; words: number }[] = []
	const shortOnes = new Map<string, number>()
	for (const block of text.blocks)
		for (const sentence of block.sentences) {
			const words = wordsOf(sentence.toLowerCase())
			const key = words.join(' ')
			if (words.length >= LEAST_WORDS) {
				if (seen.has(key)) repeated.push({ sentence, block, words: words.length })
				seen.add(key)
				continue
			}
			const times = (shortOnes.get(key) ?? 0) + 1
			shortOnes.set(key, times)
			// A few words over and over are a loop, whatever they say. Cells of a table are alike for good reason.
			if (words.length > 1 && times > 3 && block.tag !== 'td') repeated.push({ sentence, block, words: words.length })
		}
	return repeated
}

export const repetition: Rule = {
	id: 'repetition',
	group: 'html',
	label: 'Nenhuma frase repetida no texto',
	points: 8,
	check(subject) {
		const repeated = repeatedSentences(subject)
		const share = repeated.reduce((sum, { words }) => sum + words, 0) / Math.max(1, subject.text.words.length)
		const evidence = `${repeated.length} ${repeated.length === 1 ? 'frase repetida' : 'frases repetidas'}, ${Math.round(share * 100)} % do texto`
		const [first] = repeated
		if (!first) return granted('nenhuma')
		const much = share > MUCH
		return withheld(share > SOME ? 1 : 0.5, evidence, {
			severity: much ? 'crítico' : 'aviso',
			message: much
				? `O texto se repete: ${Math.round(share * 100)} % dele são frases que já estavam lá, como ${quote(first.sentence)}.`
				: `A frase ${quote(first.sentence)} aparece mais de uma vez.`,
			element: first.block.tag || 'texto solto',
			span: { start: first.block.start, end: first.block.end },
			fix: 'Deixe cada frase uma vez só e diga algo novo no lugar das outras.',
		})
	},
}
