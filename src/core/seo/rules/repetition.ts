import type { Block } from '../article-text.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { wordsOf } from '../text/sentences.ts'

/** Shorter ones may well come twice: 'Depende da apólice.' */
const LEAST_WORDS = 6
/** Of the words of the text, how many may stand in sentences that were there before. */
const SOME = 0.05
const MUCH = 0.15

/** Of the words of a sentence, how many another one must have in the same order to be the same with other nouns. */
const SAME = 0.7

/** Each sentence is held against so many before it: more than an article has, and not all of a text of half a megabyte. */
const BEFORE = 200

type Repeated = { sentence: string; block: Block; words: number; isExact: boolean }

/** Sentences that were there before, word by word or with a few words changed, with where they stand again; the first time is no repetition. */
function repeatedSentences({ text }: Pick<Subject, 'text'>): Repeated[] {
	const seen = new Set<string>()
	const before: string[][] = []
	const repeated: Repeated[] = []
	const shortOnes = new Map<string, number>()
	for (const block of text.blocks)
		for (const sentence of block.sentences) {
			const words = wordsOf(sentence.toLowerCase())
			const key = words.join(' ')
			if (words.length >= LEAST_WORDS) {
				const isExact = seen.has(key)
				// Cells of a table are alike for good reason.
				const isCell = block.tag === 'td'
				if (isExact || (!isCell && isOnePattern(before.slice(-BEFORE), words)))
					repeated.push({ sentence, block, words: words.length, isExact })
				seen.add(key)
				if (!isCell) before.push(words)
				continue
			}
			const times = (shortOnes.get(key) ?? 0) + 1
			shortOnes.set(key, times)
			// A few words over and over are a loop, whatever they say.
			if (words.length > 1 && times > 3 && block.tag !== 'td')
				repeated.push({ sentence, block, words: words.length, isExact: true })
		}
	return repeated
}

/** Two sentences in parallel compare something; of three, the third fills a page. */
function isOnePattern(before: readonly string[][], words: readonly string[]): boolean {
	return before.filter((one) => isNearlySame(one, words)).length > 1
}

/** 'Peça a apólice e confira a franquia.' and 'Peça a apólice e confira o prazo.' are one sentence with another noun. */
function isNearlySame(one: readonly string[], other: readonly string[]): boolean {
	const least = SAME * Math.max(one.length, other.length)
	if (Math.min(one.length, other.length) < least) return false
	return wordsInOrder(one, other) >= least
}

/** How many words both have in the same order (the longest common subsequence). */
function wordsInOrder(one: readonly string[], other: readonly string[]): number {
	const lengths = Array.from({ length: other.length + 1 }, () => 0)
	for (const word of one) {
		let diagonal = 0
		for (let at = 1; at <= other.length; at += 1) {
			const above = lengths[at]!
			lengths[at] = word === other[at - 1] ? diagonal + 1 : Math.max(above, lengths[at - 1]!)
			diagonal = above
		}
	}
	return lengths[other.length]!
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
				? `O texto se repete: ${Math.round(share * 100)} % dele são frases que já estavam lá, iguais ou com poucas palavras trocadas, como ${quote(first.sentence)}.`
				: `A frase ${quote(first.sentence)} ${first.isExact ? 'aparece mais de uma vez' : 'já está duas vezes no texto, com poucas palavras trocadas'}.`,
			element: first.block.tag || 'texto solto',
			span: { start: first.block.start, end: first.block.end },
			fix: 'Deixe cada frase uma vez só e diga algo novo no lugar das outras.',
		})
	},
}
