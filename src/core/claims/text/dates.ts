import { monthNames } from '#lib/month-names.ts'
import { sameLengthPlain } from './norms.ts'

/** A day, month or year in a sentence; what is not said of it is missing. */
export type SaidDate = {
	year: number
	month?: number | undefined
	day?: number | undefined
	start: number
	end: number
}

/** As they stand in plain text, without accents. */
const months = monthNames.map((name) => sameLengthPlain(name))
const named = months.join('|')
const pattern = new RegExp(
	[
		'(?<![\\d/.])(\\d{1,2})/(\\d{1,2})/((?:19|20)\\d\\d)(?![\\d/])',
		`(?<![\\d.])(?:(\\d{1,2})[ºo°]?\\s+de\\s+)?(${named})(?:\\s+de\\s+|/)((?:19|20)\\d\\d)(?!\\d)`,
		'(?<![\\d/.,$-])((?:19|20)\\d\\d)(?![\\d/%²-]|[.,]\\d|\\s*(?:w|reais|euros|metros|km|kg|dias|pontos|pessoas|clientes)\\b)',
	].join('|'),
	'g',
)

export function datesIn(text: string): SaidDate[] {
	if (!/(?:19|20)\d\d/.test(text)) return []
	return Array.from(sameLengthPlain(text).matchAll(pattern), (match) => {
		const [whole, day, month, year, day2, name, year2, year3] = match
		return {
			year: Number(year ?? year2 ?? year3),
			month: month ? Number(month) : name ? months.indexOf(name) + 1 : undefined,
			day: (day ?? day2) ? Number(day ?? day2) : undefined,
			start: match.index,
			end: match.index + whole.length,
		}
	})
}

/** Whether a date says nothing else than another, as far as both go. */
export function agrees(said: SaidDate, known: Omit<SaidDate, 'start' | 'end'>): boolean {
	if (said.year !== known.year) return false
	if (said.month !== undefined && known.month !== undefined && said.month !== known.month) return false
	return said.day === undefined || known.day === undefined || said.day === known.day
}
