import type { Quantity } from './amount.ts'
import { isContinued, withUnitOf } from './elided-units.ts'
import { numberAt } from './numbers.ts'
import { quantitiesIn } from './quantities.ts'
import { tokensOf } from './tokens.ts'

/** What may follow a number whose unit is left out, and what may not stand before it. */
const rest = /^(?:[.,;:!)]|pra|para|em|no|na|nos|nas)$/
const otherThing = /^(?:art|arts|artigo|lei|tema|sumula|circular|resolucao|numero|n|as|dia|em|anos?|\/|-|,)$/
/** 'até noventa', 'acima de trinta'. */
const bound = /^(?:ate|de|em|para|pra|a|sao|e|maximo|minimo|,)$/
const FEWEST = 5
/** 'No internacional, 21.' */
const FEW_TOKENS = 6

/**
 * The figures of a sentence, with those whose unit stands in the sentence beside it: 'A mala tem 7 dias para aparecer. No
 * internacional, 21.'
 */
export function quantitiesBeside(text: string, other: string): readonly Quantity[] {
	const found = quantitiesIn(text)
	if (other === '' || !mayHaveMore(text, found)) return found
	const last = quantitiesIn(other).findLast(isContinued)
	if (!last || last.isAge) return found
	const tokens = tokensOf(text)
	const added: Quantity[] = []
	for (let at = 0; at < tokens.length; ) {
		const number = numberAt(tokens, at)
		if (!number) {
			at += 1
			continue
		}
		at = number.to
		const [before = '', after = '.'] = [tokens[number.from - 1]?.word, tokens[number.to]?.word]
		// 'tem duas rodas', 'sete vezes': a word is as often a count of something else.
		const isCount = number.inWords && (number.value < FEWEST || !bound.test(before))
		if (
			isCount ||
			number.value < 2 ||
			number.value > 400 ||
			found.some(({ from, to }) => number.from < to && from < number.to)
		)
			continue
		if (!rest.test(after) || (otherThing.test(before) && !(before === ',' && number.from <= FEW_TOKENS))) continue
		// '1.349', '86-A' and the like are no figures of a rule.
		if (after === ',' && /^\d/.test(tokens[number.to + 1]?.word ?? '')) continue
		const one = withUnitOf(tokens, [number], last)
		// 'Pagou sete anos? Fica mais sete.'
		if (!last.values.includes(one.values[0]!)) added.push(one)
	}
	return added.length === 0 ? found : [...found, ...added].toSorted((a, b) => a.start - b.start)
}

const inWords =
	/(?<![a-zà-ÿ])(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|noventa|cem)(?![a-zà-ÿ])/i

/** Most sentences have no number without a unit. */
function mayHaveMore(text: string, found: readonly Quantity[]): boolean {
	return (/\d/.test(text) || inWords.test(text)) && text.length < 160 && found.length < 3
}
