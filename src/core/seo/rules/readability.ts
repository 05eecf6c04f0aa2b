import type { Block } from '../article-text.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { hasConnective } from '../text/connectives.ts'
import { fleschInWords, fleschOfSentences } from '../text/flesch.ts'
import { isPassive } from '../text/passive-voice.ts'
import { repeatedOpenings } from '../text/repeated-openings.ts'
import { wordsOf } from '../text/sentences.ts'

/** Shares of a few sentences say nothing. */
const FEW_SENTENCES = 5

const EASY = 50
const NOT_HOPELESS = 40

export const flesch: Rule = {
	id: 'flesch',
	group: 'html',
	label: 'Leitura fácil (Flesch em português, 50 ou mais)',
	points: 4,
	check({ text }) {
		const index = fleschOfSentences(text.sentences)
		const evidence = `${index.toFixed(0)} (${fleschInWords(index)})`
		if (index >= EASY) return granted(evidence)
		return withheld(index >= NOT_HOPELESS ? 0.5 : 1, evidence, {
			severity: 'dica',
			message: `O texto é ${fleschInWords(index)} de ler: índice ${index.toFixed(0)}, e o alvo é ${EASY}.`,
			element: 'texto',
			fix: 'Use frases mais curtas e palavras do dia a dia.',
		})
	},
}

const LONG_SENTENCE = 25

export const sentenceLength: Rule = shareRule({
	id: 'sentence-length',
	label: 'Até um quarto das frases com mais de 25 palavras',
	points: 2,
	noticed: (sentence) => wordsOf(sentence).length > LONG_SENTENCE,
	good: 0.25,
	poor: 0.3,
	message: (percent) => `${percent} % das frases têm mais de ${LONG_SENTENCE} palavras; o limite é 25 %.`,
	fix: 'Divida as frases longas em duas.',
})

export const passiveVoice: Rule = shareRule({
	id: 'passive-voice',
	label: 'Até 10 % das frases na voz passiva',
	points: 1,
	noticed: isPassive,
	good: 0.1,
	poor: 0.15,
	message: (percent) => `${percent} % das frases estão na voz passiva; o limite é 10 %.`,
	fix: 'Diga quem faz: “a seguradora paga” em vez de “é pago”.',
})

const WORDS_BEFORE_CONNECTIVES = 200

export const transitions: Rule = {
	id: 'transitions',
	group: 'html',
	label: 'Conectivos em 30 % das frases ou mais',
	points: 2,
	check({ text }) {
		if (text.words.length < WORDS_BEFORE_CONNECTIVES) return granted('texto curto')
		const share = shareOf(text.sentences, hasConnective)
		// 29,6 % is short of 30 %, and is not told as it.
		const percent = Math.floor(share * 100)
		const evidence = `${percent} % das frases`
		if (share >= 0.3) return granted(evidence)
		return withheld(share >= 0.2 ? 0.5 : 1, evidence, {
			severity: 'dica',
			message: `Só ${percent} % das frases têm um conectivo; o alvo é 30 %.`,
			element: 'texto',
			fix: 'Ligue as frases: por isso, além disso, mas, por exemplo.',
		})
	},
}

const LONG_PARAGRAPH = 150
const WORDS_IN_A_SECTION = 300

export const paragraphLength: Rule = {
	id: 'paragraph-length',
	group: 'html',
	label: 'Parágrafos até 150 palavras e seções até 300',
	points: 2,
	check(subject) {
		const long = subject.text.blocks.filter(({ words }) => words > LONG_PARAGRAPH)
		const section = longestSection(subject)
		if (long.length === 0 && section.words <= WORDS_IN_A_SECTION)
			return granted(`maior seção: ${section.words} palavras`)
		return withheld(
			1,
			`${long.length} parágrafo(s) longo(s), maior seção com ${section.words} palavras`,
			...long.map((block) => ({
				severity: 'dica' as const,
				message: `Um parágrafo tem ${block.words} palavras: ${quote(block.text)}.`,
				element: block.tag || 'texto solto',
				span: block,
				fix: 'Divida em dois ou faça uma lista.',
			})),
			...(section.words > WORDS_IN_A_SECTION
				? [
						{
							severity: 'dica' as const,
							message: `Há ${section.words} palavras seguidas sem subtítulo.`,
							element: section.heading ? `h2 ${quote(section.heading, 40)}` : 'texto',
							span: section.first,
							fix: 'Ponha um subtítulo onde o assunto muda.',
						},
					]
				: []),
		)
	},
}

function longestSection({ text }: Subject): { words: number; heading: string; first: Block | undefined } {
	const parts = [...text.headings.map((heading) => ({ ...heading, words: 0 })), ...text.blocks]
	let longest = { words: 0, heading: '', first: undefined as Block | undefined }
	let current = { ...longest }
	for (const part of parts.toSorted((a, b) => a.start - b.start)) {
		if ('level' in part) current = { words: 0, heading: part.text, first: undefined }
		else current = { ...current, words: current.words + part.words, first: current.first ?? part }
		if (current.words > longest.words) longest = current
	}
	return longest
}

export const openings: Rule = {
	id: 'repeated-openings',
	group: 'html',
	label: 'Frases seguidas com começos diferentes',
	points: 1,
	check({ text }) {
		// Items of a list may well begin alike.
		const prose = text.blocks.filter(({ tag }) => tag === 'p' || tag === '')
		const runs = prose.flatMap((block) => repeatedOpenings(block.sentences).map((run) => ({ ...run, block })))
		if (runs.length === 0) return granted('nenhuma repetição')
		return withheld(
			1,
			`${runs.length} repetição(ões)`,
			...runs.map(({ word, sentences, block }) => ({
				severity: 'dica' as const,
				message: `${sentences.length} frases seguidas começam com ${quote(word)}.`,
				element: 'p',
				span: block,
				fix: 'Varie o começo de uma delas.',
			})),
		)
	},
}

type ShareRule = Pick<Rule, 'id' | 'label' | 'points'> & {
	noticed: (sentence: string) => boolean
	good: number
	poor: number
	message: (percent: number) => string
	fix: string
}

/** A rule about how many of the sentences have something they should rarely have. */
function shareRule({ noticed, good, poor, message, fix, ...rule }: ShareRule): Rule {
	return {
		...rule,
		group: 'html',
		check({ text }) {
			if (text.sentences.length < FEW_SENTENCES) return granted('poucas frases')
			const share = shareOf(text.sentences, noticed)
			const percent = percentOf(share)
			if (share <= good) return granted(`${percent} % das frases`)
			const example = text.sentences.find(noticed)!
			const place = text.blocks.find(({ sentences }) => sentences.includes(example))
			return withheld(share <= poor ? 0.5 : 1, `${percent} % das frases`, {
				severity: 'dica',
				message: message(percent),
				element: quote(example),
				span: place && { start: place.start, end: place.end },
				fix,
			})
		},
	}
}

function shareOf(sentences: readonly string[], noticed: (sentence: string) => boolean): number {
	return sentences.length === 0 ? 0 : sentences.filter(noticed).length / sentences.length
}

function percentOf(share: number): number {
	return Math.round(share * 100)
}
