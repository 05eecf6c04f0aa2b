import type { Block } from '../article-text.ts'
import { granted, quote, type Rule, withheld } from '../finding.ts'
import { isStopWord, plainWords } from './content-words.ts'

/** Two of them in a row make no Portuguese sentence. */
const articles = new Set('o os as um uma uns umas ao aos do da dos das no na nos nas pelo pela pelos pelas'.split(' '))
/** What a program leaves where words should stand. */
const leftover = /\$\{|\{\{|\[object |\bundefined\b|\bNaN\b|lorem ipsum|<\?php|console\.log|function\s*\(/i
/** They stand close together in good sentences too. */
const usual = new Set(
	'segur apoli cober plano contr corre conso opera susep valor outro outra mesmo mesma entre quem seja sejam'.split(
		' ',
	),
)
const NEAR = 8
const LEAST_WORDS = 4
const SOME = 0.12
const MUCH = 0.2

/** Sentences that say nothing: words in any order, or the same word explained by itself. */
export const coherence: Rule = {
	id: 'coherence',
	group: 'html',
	label: 'Frases que fazem sentido',
	points: 3,
	check({ text }) {
		const prose = text.blocks.filter(({ tag }) => tag === 'p' || tag === 'li' || tag === '')
		const all = prose.flatMap((block) => block.sentences.map((sentence) => ({ sentence, block })))
		const words = all.map(({ sentence }) => plainWords(sentence))
		const long = all.filter((_, at) => words[at]!.length >= LEAST_WORDS)
		const left = leftover.test(text.text) ? all.find(({ sentence }) => leftover.test(sentence)) : undefined
		const empty = all.filter(
			({ sentence, block }, at) =>
				words[at]!.length >= LEAST_WORDS &&
				(echoes(words[at]!) || clashes(words[at]!) > 1 || (block.tag === 'p' && brokenOff(sentence))),
		)
		const share = empty.length / Math.max(1, long.length)
		const first = left ?? empty[0]
		if (!first || (!left && (share < SOME || empty.length < 3))) return granted('nada estranho')
		return withheld(1, left ? 'restos de um programa' : `${Math.round(share * 100)} % das frases`, {
			severity: left || share > MUCH ? 'crítico' : 'aviso',
			message: left
				? `Há restos de um programa no texto: ${quote(first.sentence)}.`
				: `${Math.round(share * 100)} % das frases não dizem nada ou não fazem sentido, como ${quote(first.sentence)}.`,
			element: first.block.tag || 'texto solto',
			span: spanOf(first.block),
			fix: 'Escreva de novo: um leitor não aprende nada com estas frases.',
		})
	},
}

/** 'Importa porque é importante', 'a bateria da bateria'. */
function echoes(words: readonly string[]): boolean {
	const stems = words.map((word) => (word.length > 3 && !isStopWord(word) && !/\d/.test(word) ? word.slice(0, 5) : ''))
	return stems.some((stem, at) => stem !== '' && !usual.has(stem) && stems.slice(at + 1, at + 1 + NEAR).includes(stem))
}

/** Full stops in the middle of nowhere. */
function brokenOff(sentence: string): boolean {
	return (sentence.match(/[a-zà-ÿ]{3,}\.\s+[a-zà-ÿ]/g)?.length ?? 0) > 1
}

function clashes(words: readonly string[]): number {
	return words.filter((word, at) => articles.has(word) && articles.has(words[at + 1] ?? '')).length
}

function spanOf({ start, end }: Block) {
	return { start, end }
}
