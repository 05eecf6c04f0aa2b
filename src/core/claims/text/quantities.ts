import { keep } from '#lib/keep.ts'
import { type Quantity, round } from './amount.ts'
import { elidedAt } from './elided-units.ts'
import { fractionAt } from './fractions.ts'
import { joinsLast, numberAt, type SaidNumber } from './numbers.ts'
import { type Token, tokensOf } from './tokens.ts'
import { currencies, unitAt } from './units.ts'

/** Words that may stand between a number and its unit: 'os 2 primeiros anos', 'trinta longos dias'. */
const between =
	/^(?:primeir[oa]s?|ultim[oa]s?|proxim[oa]s?|seguintes|inteir[oa]s|complet[oa]s|long[oa]s|bons|boas|curtos|unic[oa]|mero[s]?|minimos|outr[oa]s|de)$/
/** All numbers with a unit, in their order. */
export const quantitiesIn = keep((text): readonly Quantity[] => {
	const tokens = tokensOf(text)
	const found: Quantity[] = []
	let waiting: SaidNumber[] = []
	for (let at = 0; at < tokens.length; ) {
		const number = numberAt(tokens, at)
		const fraction = fractionAt(tokens, at, number)
		if (fraction) {
			found.push(fraction)
			waiting = []
			at = fraction.to
			continue
		}
		if (!number) {
			at += 1
			continue
		}
		if (!joinsLast(tokens, waiting, number)) waiting = []
		const unit = unitAround(tokens, number)
		if (!unit) {
			waiting.push(number)
			at = number.to
			const same = elidedAt(tokens, waiting, found)
			if (same) found.push(same)
			continue
		}
		const numbers = [...waiting, number]
		const from = Math.min(unit.from, numbers[0]!.from)
		const { dimension, unit: name, times = 1 } = unit.unit
		const half = name !== '%' && tokens[unit.to]?.word === 'e' && /^mei[oa]$/.test(tokens[unit.to + 1]?.word ?? '')
		const to = half ? unit.to + 2 : unit.to
		found.push({
			dimension,
			unit: name,
			values: numbers.map(({ value }) => round((value + (half ? 0.5 : 0)) * times)),
			figures: numbers.map(({ figure }) => figure + (half ? 0.5 : 0)),
			rate: rateAt(tokens, to),
			isOne: numbers.length === 1 && number.inWords && number.value === 1 && !isMeasured(tokens, from),
			isAbove: isAbove(tokens, from),
			isAge: name === 'month' && times === 12 && isAge(tokens, from, to),
			from,
			to,
			start: tokens[from]!.start,
			end: tokens[to - 1]!.end,
		})
		waiting = []
		at = to
	}
	return found
})

/** 'pode chegar a um ano', 'no máximo um mês': no article. */
function isMeasured(tokens: readonly Token[], from: number): boolean {
	const [first = '', second = ''] = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word)
	return /^(?:maximo|minimo)$/.test(second) || (second === 'a' && /^chegar?$/.test(first))
}

function isAbove(tokens: readonly Token[], from: number): boolean {
	const [verb = '', of = ''] = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word)
	return /^d[eoa]s?$|^a$/.test(of) && /^(?:mais|acima|superior|superiores|passar?|passam)$/.test(verb)
}

/** 'por semana', 'ao mês'. */
function rateAt(tokens: readonly Token[], at: number): string | undefined {
	if (!/^(?:por|ao|a)$/.test(tokens[at]?.word ?? '')) return undefined
	const word = tokens[at + 1]?.word ?? ''
	return /^(?:dia|semana|mes|ano|hora)$/.test(word) ? word : undefined
}

/** 'menor de 16 anos', 'aos 59 anos', 'idade mínima de 21 anos', 'vinte e um anos completos'. */
function isAge(tokens: readonly Token[], from: number, to: number): boolean {
	const before = tokens
		.slice(Math.max(0, from - 6), from)
		.map(({ word }) => word)
		.join(' ')
	const after = tokens
		.slice(to, to + 2)
		.map(({ word }) => word)
		.join(' ')
	if (/^(?:de idade|complet|de vida)/.test(after)) return true
	return /\b(?:idade|faixa)\b|(?:menor|menores|maior|maiores) de$|\b(?:aos|dos)$|(?:crianca|filho|filha|tem|tenha|adotad[oa]|alguem|quem|pessoa|pessoas|segurado) (?:com |de |tem )?(?:menos|mais) de$|\b(?:tem|fez|completa|completou)$/.test(
		before,
	)
}

function unitAround(tokens: readonly Token[], { from, to }: SaidNumber) {
	const before = currencies[tokens[from - 1]?.word ?? '']
	if (before) return { unit: before, from: from - 1, to }
	let at = to
	// '30 (trinta) dias' says it twice.
	if (tokens[at]?.word === '(') {
		const close = tokens.slice(at, at + 7).findIndex(({ word }) => word === ')')
		if (close > 0 && numberAt(tokens, at + 1)) at += close + 1
	}
	for (let skipped = 0; skipped <= 1; skipped += 1) {
		const unit = unitAt(tokens, at)
		if (unit && isClock(tokens, from, at)) return undefined
		if (unit) return { unit: unit.unit, from, to: unit.to }
		if (!between.test(tokens[at]?.word ?? '')) return undefined
		at += 1
	}
	return undefined
}

/** 'das 9h às 18h' is a time of the day. */
function isClock(tokens: readonly Token[], from: number, unit: number): boolean {
	return tokens[unit]!.word === 'h' && /^(?:as|das)$/.test(tokens[from - 1]?.word ?? '')
}
