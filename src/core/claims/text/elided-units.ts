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
	return ageOf(tokens, numbers) ?? unitOfLast(tokens, before.findLast(isContinued), numbers)
}

/** What goes on without its unit: 'motor-casa de quatro toneladas; a lei permite até seis'. */
function isContinued({ dimension }: Quantity): boolean {
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
	const times = last.values[0]! / last.figures[0]!
	const figures = numbers.map(({ value }) => value)
	const { dimension, unit } = last
	const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
	const values = figures.map((value) => round(value * times))
	return { dimension, unit, values, figures, isElided: true, from, to, start, end }
}

function isWithoutUnit(
	tokens: readonly Token[],
	{ from, to, dimension }: { from: number; to: number; dimension: Dimension },
): boolean {
	const [before, after] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? '.']
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
