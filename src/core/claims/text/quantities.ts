import { keep } from './keep.ts'
import { numberAt, type SaidNumber } from './numbers.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What can be compared with each other: no number of days is one of euros. */
export type Dimension = string

/** '30 dias' in a measure of its own: years are months, weeks are days. */
export type Amount = {
	dimension: Dimension
	unit: string
	value: number
	/** 'por semana' of '2 dias por semana'. */
	rate?: string | undefined
	/** Years that somebody has lived. */
	isAge?: boolean | undefined
	/** The number as it is said: 2 of '2 anos', which are 24 months. */
	figure?: number | undefined
	/** 'mais de dois dias', 'pode passar de 10%': what is more than it is meant. */
	isAbove?: boolean | undefined
}

/** A number with its unit in a sentence; several of '6 a 24 meses' or '30, 60 ou 90 dias'. */
export type Quantity = {
	dimension: Dimension
	unit: string
	/** In the unit. */
	values: number[]
	/** The numbers as they are said: 2 of '2 anos'. */
	figures: number[]
	rate?: string | undefined
	isAge?: boolean | undefined
	/** 'um ano', 'uma vez': as often an article as a number. */
	isOne?: boolean | undefined
	isAbove?: boolean | undefined
	/** The unit is that of one before it: 'uma hora, e hotel em quatro'. */
	isElided?: boolean | undefined
	/** The tokens from `from` up to `to`. */
	from: number
	to: number
	start: number
	end: number
}

type Unit = { dimension: Dimension; unit: string; times?: number }

/** By their words, the longest first; without accents. */
const unitWords: [words: string, unit: Unit][] = [
	['dias uteis', { dimension: 'time', unit: 'business-day' }],
	['dia util', { dimension: 'time', unit: 'business-day' }],
	['segundos', { dimension: 'time', unit: 'second' }],
	['minuto', { dimension: 'time', unit: 'minute' }],
	['minutos', { dimension: 'time', unit: 'minute' }],
	['hora', { dimension: 'time', unit: 'hour' }],
	['horas', { dimension: 'time', unit: 'hour' }],
	['h', { dimension: 'time', unit: 'hour' }],
	['dia', { dimension: 'time', unit: 'day' }],
	['dias', { dimension: 'time', unit: 'day' }],
	['semana', { dimension: 'time', unit: 'day', times: 7 }],
	['semanas', { dimension: 'time', unit: 'day', times: 7 }],
	['quinzena', { dimension: 'time', unit: 'day', times: 15 }],
	['mes', { dimension: 'time', unit: 'month' }],
	['meses', { dimension: 'time', unit: 'month' }],
	['bimestre', { dimension: 'time', unit: 'month', times: 2 }],
	['trimestre', { dimension: 'time', unit: 'month', times: 3 }],
	['semestre', { dimension: 'time', unit: 'month', times: 6 }],
	['semestres', { dimension: 'time', unit: 'month', times: 6 }],
	['ano', { dimension: 'time', unit: 'month', times: 12 }],
	['anos', { dimension: 'time', unit: 'month', times: 12 }],
	['decada', { dimension: 'time', unit: 'month', times: 120 }],
	['decadas', { dimension: 'time', unit: 'month', times: 120 }],
	['%', { dimension: 'percent', unit: '%' }],
	['por cento', { dimension: 'percent', unit: '%' }],
	['pontos percentuais', { dimension: 'percent', unit: 'point' }],
	['real', { dimension: 'money', unit: 'BRL' }],
	['reais', { dimension: 'money', unit: 'BRL' }],
	['euro', { dimension: 'money', unit: 'EUR' }],
	['euros', { dimension: 'money', unit: 'EUR' }],
	['dolar', { dimension: 'money', unit: 'USD' }],
	['dolares', { dimension: 'money', unit: 'USD' }],
	['salario minimo', { dimension: 'wages', unit: 'minimum-wage' }],
	['salarios minimos', { dimension: 'wages', unit: 'minimum-wage' }],
	['salarios', { dimension: 'wages', unit: 'wage' }],
	['metros por segundo', { dimension: 'speed', unit: 'm/s' }],
	['m / s', { dimension: 'speed', unit: 'm/s' }],
	['quilometros por hora', { dimension: 'speed', unit: 'km/h' }],
	['km por hora', { dimension: 'speed', unit: 'km/h' }],
	['km / h', { dimension: 'speed', unit: 'km/h' }],
	['km/h', { dimension: 'speed', unit: 'km/h' }],
	['milhas por hora', { dimension: 'speed', unit: 'mph' }],
	['nos', { dimension: 'speed', unit: 'knot' }],
	['metro quadrado', { dimension: 'area', unit: 'm²' }],
	['metros quadrados', { dimension: 'area', unit: 'm²' }],
	['m²', { dimension: 'area', unit: 'm²' }],
	['hectare', { dimension: 'area', unit: 'ha' }],
	['hectares', { dimension: 'area', unit: 'ha' }],
	['metro', { dimension: 'length', unit: 'm' }],
	['metros', { dimension: 'length', unit: 'm' }],
	['m', { dimension: 'length', unit: 'm' }],
	['centimetro', { dimension: 'length', unit: 'm', times: 0.01 }],
	['milimetro', { dimension: 'length', unit: 'm', times: 0.001 }],
	['milimetros', { dimension: 'length', unit: 'm', times: 0.001 }],
	['centimetros', { dimension: 'length', unit: 'm', times: 0.01 }],
	['quilometro', { dimension: 'length', unit: 'm', times: 1000 }],
	['quilometros', { dimension: 'length', unit: 'm', times: 1000 }],
	['km', { dimension: 'length', unit: 'm', times: 1000 }],
	['milha', { dimension: 'length', unit: 'mile' }],
	['milhas', { dimension: 'length', unit: 'mile' }],
	['w', { dimension: 'power', unit: 'W' }],
	['watt', { dimension: 'power', unit: 'W' }],
	['watts', { dimension: 'power', unit: 'W' }],
	['kw', { dimension: 'power', unit: 'W', times: 1000 }],
	['quilowatt', { dimension: 'power', unit: 'W', times: 1000 }],
	['quilowatts', { dimension: 'power', unit: 'W', times: 1000 }],
	['cavalos', { dimension: 'power', unit: 'hp' }],
	['cv', { dimension: 'power', unit: 'hp' }],
	['tonelada', { dimension: 'mass', unit: 'kg', times: 1000 }],
	['toneladas', { dimension: 'mass', unit: 'kg', times: 1000 }],
	['quilo', { dimension: 'mass', unit: 'kg' }],
	['quilos', { dimension: 'mass', unit: 'kg' }],
	['gramas', { dimension: 'mass', unit: 'kg', times: 0.001 }],
	['quilograma', { dimension: 'mass', unit: 'kg' }],
	['quilogramas', { dimension: 'mass', unit: 'kg' }],
	['kg', { dimension: 'mass', unit: 'kg' }],
	['pontos', { dimension: 'points', unit: 'point' }],
	['parcela', { dimension: 'instalments', unit: 'instalment' }],
	['parcelas', { dimension: 'instalments', unit: 'instalment' }],
	['prestacoes', { dimension: 'instalments', unit: 'instalment' }],
	['mensalidades', { dimension: 'instalments', unit: 'instalment' }],
	['alugueis', { dimension: 'rents', unit: 'rent' }],
	['meses de aluguel', { dimension: 'rents', unit: 'rent' }],
	['mensalidades de aluguel', { dimension: 'rents', unit: 'rent' }],
	['faixas', { dimension: 'bands', unit: 'band' }],
	['faixas etarias', { dimension: 'bands', unit: 'band' }],
	['vez', { dimension: 'times', unit: 'time' }],
	['vezes', { dimension: 'times', unit: 'time' }],
]

const unitsByFirst = new Map<string, { words: string[]; unit: Unit }[]>()
for (const [words, unit] of unitWords) {
	const list = words.split(' ')
	const first = list[0]!
	unitsByFirst.set(
		first,
		[...(unitsByFirst.get(first) ?? []), { words: list, unit }].toSorted((a, b) => b.words.length - a.words.length),
	)
}

const currencies: Record<string, Unit> = {
	r$: { dimension: 'money', unit: 'BRL' },
	us$: { dimension: 'money', unit: 'USD' },
	'€': { dimension: 'money', unit: 'EUR' },
}

/** Parts of a whole, by how many make it. */
const parts: Record<string, number> = { terco: 3, quarto: 4, quinto: 5, sexto: 6, oitavo: 8, decimo: 10 }
/** 'a quarta parte'. */
const ordinals = new Map(Object.entries(parts).map(([name, value]) => [name.replace(/o$/, 'a'), value]))

/** Words that may stand between a number and its unit: 'os 2 primeiros anos', 'trinta longos dias'. */
const between =
	/^(?:primeir[oa]s?|ultim[oa]s?|proxim[oa]s?|seguintes|inteir[oa]s|complet[oa]s|long[oa]s|bons|boas|curtos|unic[oa]|mero[s]?|minimos|outr[oa]s|de)$/
const joining = new Set(['a', 'e', 'ou', 'ate', ',', '-', '–', '/'])

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
			const same = ageOf(tokens, waiting) ?? unitOfLast(tokens, found.findLast(isContinued), waiting)
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

/** '30, 60 ou 90 dias', '6 a 24 meses': the unit comes after the last. 'de oito a dez, 15%' are two. */
function joinsLast(tokens: readonly Token[], waiting: readonly SaidNumber[], number: SaidNumber): boolean {
	const last = waiting.at(-1)
	if (!last || number.from - last.to !== 1) return false
	const { word } = tokens[last.to]!
	if (word === ',' && (waiting.length > 1 || last.inWords !== number.inWords)) {
		const isRange = /^(?:a|ate)$/.test(tokens[last.from - 1]?.word ?? '')
		if (isRange || last.inWords !== number.inWords) return false
	}
	return joining.has(word)
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
	if (isLast && (dimension === 'time' ? /^(?:em|de|apos|com|ate)$/ : /^(?:ate|de)$/).test(before)) return true
	if (dimension === 'points' && before === ',' && /^[;.]$/.test(after)) return true
	if (dimension !== 'time')
		return dimension === 'points' && /^(?:e|ou|,|;)$/.test(before) && /^(?:com|sem)$/.test(after)
	// 'Uma hora de espera, comunicação; duas, alimentação'.
	if (/^[;:]$/.test(before) && after === ',') return true
	// '7 dias em voo doméstico e 21 em internacional', 'até trezentos para o parto'.
	return /^(?:e|ou|,|;|ate)$/.test(before) && /^(?:em|para|pra|no|na|nos|nas)$/.test(after)
}

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

/** 'metade', 'um terço', 'três quartos', 'a quarta parte', 'oito em cada dez', 'um a cada três'. */
function fractionAt(tokens: readonly Token[], at: number, count: SaidNumber | undefined): Quantity | undefined {
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

/** 'dias corridos' are days, 'dias longos e úteis' nobody says. */
function unitAt(tokens: readonly Token[], at: number): { unit: Unit; to: number } | undefined {
	const fits = unitsByFirst
		.get(tokens[at]?.word ?? '')
		?.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word))
	if (!fits) return undefined
	const to = at + fits.words.length
	const isRunning = fits.unit.unit === 'day' && /^corrid[oa]s?$/.test(tokens[to]?.word ?? '')
	return { unit: fits.unit, to: isRunning ? to + 1 : to }
}

function round(value: number): number {
	return Math.round(value * 1e6) / 1e6
}

/** Whether two amounts say the same: 24 hours are a day, twelve months a year. */
export function isSameAmount(a: Amount, b: Amount): boolean {
	if (a.rate && b.rate && a.rate !== b.rate) return false
	// 'metade' is 50%.
	if (isShare(a) && isShare(b)) return a.value === b.value
	if (a.dimension !== b.dimension) return false
	if (a.unit === b.unit) return a.value === b.value
	const hours = (one: Amount) => (one.unit === 'day' ? one.value * 24 : one.unit === 'hour' ? one.value : undefined)
	const [first, second] = [hours(a), hours(b)]
	return first !== undefined && first === second
}

function isShare({ unit }: Amount): boolean {
	return unit === '%' || unit === 'share'
}
