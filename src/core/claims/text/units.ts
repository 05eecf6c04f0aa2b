import type { Dimension } from './amount.ts'
import type { Token } from './tokens.ts'

export type Unit = { dimension: Dimension; unit: string; times?: number }

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
	['quinzenas', { dimension: 'time', unit: 'day', times: 15 }],
	['mes', { dimension: 'time', unit: 'month' }],
	['meses', { dimension: 'time', unit: 'month' }],
	['bimestre', { dimension: 'time', unit: 'month', times: 2 }],
	['bimestres', { dimension: 'time', unit: 'month', times: 2 }],
	['trimestre', { dimension: 'time', unit: 'month', times: 3 }],
	['trimestres', { dimension: 'time', unit: 'month', times: 3 }],
	['semestre', { dimension: 'time', unit: 'month', times: 6 }],
	['semestres', { dimension: 'time', unit: 'month', times: 6 }],
	['ano', { dimension: 'time', unit: 'month', times: 12 }],
	['anos', { dimension: 'time', unit: 'month', times: 12 }],
	['decada', { dimension: 'time', unit: 'month', times: 120 }],
	['decadas', { dimension: 'time', unit: 'month', times: 120 }],
	['%', { dimension: 'percent', unit: '%' }],
	['por cento', { dimension: 'percent', unit: '%' }],
	['por mil', { dimension: 'percent', unit: '%', times: 0.1 }],
	['pontos percentuais', { dimension: 'percent', unit: 'point' }],
	['real', { dimension: 'money', unit: 'BRL' }],
	['reais', { dimension: 'money', unit: 'BRL' }],
	['centavos', { dimension: 'money', unit: 'BRL', times: 0.01 }],
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
	['alqueires', { dimension: 'area', unit: 'alqueire' }],
	['quilometros quadrados', { dimension: 'area', unit: 'm²', times: 1_000_000 }],
	['metro cubico', { dimension: 'volume', unit: 'm³' }],
	['metros cubicos', { dimension: 'volume', unit: 'm³' }],
	['m³', { dimension: 'volume', unit: 'm³' }],
	['litro', { dimension: 'volume', unit: 'm³', times: 0.001 }],
	['litros', { dimension: 'volume', unit: 'm³', times: 0.001 }],
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
	['pes', { dimension: 'length', unit: 'foot' }],
	['jardas', { dimension: 'length', unit: 'yard' }],
	['bracas', { dimension: 'length', unit: 'fathom' }],
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

/** By the sign before a number. */
export const currencies: Record<string, Unit> = {
	r$: { dimension: 'money', unit: 'BRL' },
	us$: { dimension: 'money', unit: 'USD' },
	'€': { dimension: 'money', unit: 'EUR' },
}

/** 'dias corridos' are days, 'dias longos e úteis' nobody says. */
export function unitAt(tokens: readonly Token[], at: number): { unit: Unit; to: number } | undefined {
	const fits = unitsByFirst
		.get(tokens[at]?.word ?? '')
		?.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word))
	if (!fits) return undefined
	const to = at + fits.words.length
	const isRunning = fits.unit.unit === 'day' && /^corrid[oa]s?$/.test(tokens[to]?.word ?? '')
	return { unit: fits.unit, to: isRunning ? to + 1 : to }
}
