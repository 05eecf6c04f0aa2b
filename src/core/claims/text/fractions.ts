import { type Quantity, round } from './amount.ts'
import { numberAt, type SaidNumber } from './numbers.ts'
import type { Token } from './tokens.ts'
import { unitAt } from './units.ts'

/** Parts of a whole, by how many make it. */
const parts: Record<string, number> = { terco: 3, quarto: 4, quinto: 5, sexto: 6, oitavo: 8, decimo: 10 }
/** 'a quarta parte'. */
const ordinals = new Map(Object.entries(parts).map(([name, value]) => [name.replace(/o$/, 'a'), value]))

/** 'metade', 'um terço', 'três quartos', 'a quarta parte', 'oito em cada dez', 'um a cada três'. */
export function fractionAt(tokens: readonly Token[], at: number, count: SaidNumber | undefined): Quantity | undefined {
	const { word } = tokens[at]!
	const ordinal = ordinals.get(word)
	if (!count && !ordinal && word !== 'metade') return undefined
	const word2 = (offset: number) => tokens[at + offset]?.word ?? ''
	const share = (value: number, length: number, dimension = 'fraction'): Quantity => ({
		dimension,
		unit: dimension === 'percent' ? '%' : 'share',
		values: [round(value)],
		figures: [round(value)],
		from: at,
		to: at + length,
		start: tokens[at]!.start,
		end: tokens[at + length - 1]!.end,
	})
	if (word === 'metade') return share(50, 1)
	if (ordinal && word2(1) === 'parte') return share(100 / ordinal, 2)
	if (!count) return undefined
	const next = count.to - at
	if (/^(?:em|de|a)$/.test(word2(next)) && word2(next + 1) === 'cada') {
		const whole = numberAt(tokens, at + next + 2)
		// 'uma vez a cada 12 meses' has its unit first, and is no share.
		if (whole && whole.value > count.value && !unitAt(tokens, whole.to))
			return share((100 * count.value) / whole.value, whole.to - at, 'percent')
	}
	const part = parts[word2(next).replace(/s$/, '')]
	if (!part || count.value >= part) return undefined
	// 'um quarto de hotel' is a room, and 'três quartos' are rooms too.
	const of = word2(next + 1)
	if (part === 4 && (!/^d[aeo]s?$/.test(of) || (count.value === 1 && of === 'de'))) return undefined
	return share((100 * count.value) / part, next + 1)
}
