import type { Token } from './tokens.ts'
import { unitAt } from './units.ts'

const units =
	'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
const hundreds = 'cem duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'

const spelt = new Map<string, number>([
	...units.split(' ').map((word, value): [string, number] => [word, value]),
	...tens.split(' ').map((word, index): [string, number] => [word, 10 * (index + 2)]),
	...hundreds.split(' ').flatMap((word, index): [string, number][] => {
		const value = 100 * (index + 1)
		return [
			[word, value],
			[word.replace(/os$/, 'as'), value],
		]
	}),
	['cento', 100],
	['uma', 1],
	['duas', 2],
	['catorze', 14],
])

const multipliers: Record<string, number> = {
	mil: 1e3,
	milhao: 1e6,
	milhoes: 1e6,
	bilhao: 1e9,
	bilhoes: 1e9,
}

/** A number in a sentence: its value, and the tokens from `from` up to `to` that say it. */
export type SaidNumber = {
	value: number
	/** Without 'mil' or 'milhões': 40 of '40 mil'. */
	figure: number
	from: number
	to: number
	inWords: boolean
}

/** The number that begins at a token: '2.000', '7,38', 'vinte e quatro', '30 mil', 'cento e vinte'. */
export function numberAt(tokens: readonly Token[], from: number): SaidNumber | undefined {
	const first = tokens[from]?.word ?? ''
	if (first >= '0' && first < ':') {
		const value = Number(first.replaceAll('.', '').replace(',', '.'))
		const times = multipliers[tokens[from + 1]?.word ?? '']
		return { value: value * (times ?? 1), figure: value, from, to: from + (times ? 2 : 1), inWords: false }
	}
	if (isHalfOf(tokens, from)) return { value: 0.5, figure: 0.5, from, to: from + 1, inWords: true }
	return spelt.has(first) || first in multipliers ? numberInWords(tokens, from) : undefined
}

/** 'meio metro', and not 'um ano e meio', nor 'meia hora' and 'meio ano', which are seldom meant to the minute. */
function isHalfOf(tokens: readonly Token[], at: number): boolean {
	if (!/^mei[oa]$/.test(tokens[at]?.word ?? '') || tokens[at - 1]?.word === 'e') return false
	const found = unitAt(tokens, at + 1)
	return found !== undefined && found.unit.dimension !== 'time'
}

function numberInWords(tokens: readonly Token[], from: number): SaidNumber | undefined {
	let [total, group, at] = [0, 0, from]
	let last = Number.POSITIVE_INFINITY
	for (;;) {
		const joined = at > from && tokens[at]?.word === 'e' ? at + 1 : at
		const word = tokens[joined]?.word ?? ''
		const value = spelt.get(word)
		const times = multipliers[word]
		// 'vinte e quatro' goes down; 'dois e quatro' are two numbers.
		if (value !== undefined && isNext(last, value, joined > at)) {
			group += value
			last = value
			at = joined + 1
		} else if (times && (joined === at || total > 0 || group > 0)) {
			if (at === from && times > 1e3) return undefined
			total += (group || 1) * times
			group = 0
			last = times
			at = joined + 1
		} else break
	}
	const value = total + group
	return at > from ? { value, figure: value, from, to: at, inWords: true } : undefined
}

function isNext(last: number, value: number, afterAnd: boolean): boolean {
	if (last === Number.POSITIVE_INFINITY) return true
	if (last >= 1e3) return value < last
	if (!afterAnd) return false
	if (last >= 100) return value < 100
	return last >= 20 && last % 10 === 0 && value > 0 && value < 10
}

const joining = new Set(['a', 'e', 'ou', 'ate', ',', '-', '–', '/'])

/** '30, 60 ou 90 dias', '6 a 24 meses': the unit comes after the last. 'de oito a dez, 15%' are two. */
export function joinsLast(tokens: readonly Token[], waiting: readonly SaidNumber[], number: SaidNumber): boolean {
	const last = waiting.at(-1)
	if (!last || number.from - last.to !== 1) return false
	const { word } = tokens[last.to]!
	if (word === ',' && (waiting.length > 1 || last.inWords !== number.inWords)) {
		const isRange = /^(?:a|ate)$/.test(tokens[last.from - 1]?.word ?? '')
		if (isRange || last.inWords !== number.inWords) return false
	}
	return joining.has(word)
}
