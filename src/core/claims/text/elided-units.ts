import { type Dimension, type Quantity, round } from './amount.ts'
import { joinsLast, numberAt, type SaidNumber } from './numbers.ts'
import type { Token } from './tokens.ts'
import { unitAt } from './units.ts'

/** Numbers whose unit is left out, where what stands before them tells it. */
export function elidedAt(
	tokens: readonly Token[],
	numbers: readonly SaidNumber[],
	before: readonly Quantity[],
): Quantity | undefined {
	return (
		ageOf(tokens, numbers) ?? unitOfLast(tokens, before.findLast(isContinued), numbers) ?? unitNamed(tokens, numbers)
	)
}

/** What goes on without its unit: 'motor-casa de quatro toneladas; a lei permite até seis'. */
export function isContinued({ dimension }: Quantity): boolean {
	return /^(?:time|mass|speed|power|length|points|wages)$/.test(dimension)
}

/** 'menor de 16 não viaja sozinho'. */
function ageOf(tokens: readonly Token[], numbers: readonly SaidNumber[]): Quantity | undefined {
	const [number] = numbers
	if (numbers.length !== 1 || !number || number.value > 99) return undefined
	const { from, to, value } = number
	const [first = '', second = ''] = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word)
	if (second !== 'de' || !/^(?:menor|menores|maior|maiores)$/.test(first) || unitAt(tokens, to)) return undefined
	return {
		dimension: 'time',
		unit: 'month',
		values: [value * 12],
		figures: [value],
		isAge: true,
		isElided: true,
		from,
		to,
		start: tokens[from]!.start,
		end: tokens[to - 1]!.end,
	}
}

/** 'comunicação em uma hora, alimentação em duas': the unit is that of the one before. */
function unitOfLast(
	tokens: readonly Token[],
	last: Quantity | undefined,
	numbers: readonly SaidNumber[],
): Quantity | undefined {
	const [from, to] = [numbers[0]!.from, numbers.at(-1)!.to]
	if (!last || last.isAge || numbers.some(({ value }) => value < 2 || value > 400)) return undefined
	if (!isWithoutUnit(tokens, { from, to, dimension: last.dimension })) return undefined
	const next = numberAt(tokens, to + 1)
	if (next && joinsLast(tokens, numbers, next)) return undefined
	return withUnitOf(tokens, numbers, last)
}

/** Numbers read with the unit of another figure. */
export function withUnitOf(
	tokens: readonly Token[],
	numbers: readonly SaidNumber[],
	{
		dimension,
		unit,
		values: [value = 1],
		figures: [figure = 1],
	}: Pick<Quantity, 'dimension' | 'unit' | 'values' | 'figures'>,
): Quantity {
	const [from, to] = [numbers[0]!.from, numbers.at(-1)!.to]
	const figures = numbers.map((one) => one.value)
	return {
		dimension,
		unit,
		values: figures.map((one) => round((one * value) / figure)),
		figures,
		isElided: true,
		from,
		to,
		start: tokens[from]!.start,
		end: tokens[to - 1]!.end,
	}
}

const limits = /^(?:limites?|tetos?|maximo|total|soma|numero|teto)$/

/** 'o teto de pontos cai para 20': the unit is told with what is limited. */
function unitNamed(tokens: readonly Token[], numbers: readonly SaidNumber[]): Quantity | undefined {
	const [number] = numbers
	if (numbers.length !== 1 || !number || number.value < 2 || number.value > 400) return undefined
	const [before, after] = [tokens[number.from - 1]?.word ?? '', tokens[number.to]?.word ?? '.']
	if (!/^(?:para|pra|a|de|e|sao|em)$/.test(before) || !/^(?:[.,;:!)]|com|sem|se|quando|em|nesse)$/.test(after))
		return undefined
	const named = tokens.findIndex(
		({ word }, at) =>
			word === 'pontos' && /^(?:de|em)$/.test(tokens[at - 1]?.word ?? '') && limits.test(tokens[at - 2]?.word ?? ''),
	)
	if (named < 0 || named > number.from) return undefined
	return withUnitOf(tokens, numbers, {
		dimension: 'points',
		unit: unitAt(tokens, named)?.unit.unit ?? 'points',
		values: [1],
		figures: [1],
	})
}

function isWithoutUnit(
	tokens: readonly Token[],
	{ from, to, dimension }: { from: number; to: number; dimension: Dimension },
): boolean {
	const [before, after] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? '.']
	// '20 com duas ou mais': infractions, not months.
	if (before === 'com' && after === 'ou') return false
	const isLast = /^(?:[,.;:)]|e|ou)$/.test(after)
	// 'o limite de pontos em doze meses é de 40'.
	if (dimension === 'time' && before === 'de' && /^(?:e|ser|sera|sao)$/.test(tokens[from - 2]?.word ?? '')) return false
	if (isLast && (dimension === 'time' ? /^(?:em|de|apos|com|ate)$/ : /^(?:ate|de)$/).test(before)) return true
	if (dimension === 'points' && before === ',' && /^[;.]$/.test(after)) return true
	if (dimension !== 'time')
		return dimension === 'points' && /^(?:e|ou|,|;)$/.test(before) && /^(?:com|sem)$/.test(after)
	// 'Uma hora de espera, comunicação; duas, alimentação'.
	if (/^[;:]$/.test(before) && after === ',') return true
	// '7 dias em voo doméstico e 21 em internacional', 'até trezentos para o parto'.
	return /^(?:e|ou|,|;|ate)$/.test(before) && /^(?:em|para|pra|no|na|nos|nas)$/.test(after)
}
