import { monthNames } from '#lib/month-names.ts'

const REVIEW_EVERY_MONTHS = 6

const dayInBrazil = new Intl.DateTimeFormat('en-US', {
	timeZone: 'America/Sao_Paulo',
	day: 'numeric',
	month: 'numeric',
	year: 'numeric',
})

/** '11 de novembro de 2026', whatever the clock of the server or the reader says. */
export function longDate(date: Date): string {
	const { day, month, year } = partsOf(date)
	return `${day} de ${monthNames[month]} de ${year}`
}

/** 'maio de 2027': when what was checked at that date is to be checked again. */
export function nextReview(date: Date): string {
	const { month, year } = partsOf(date)
	const due = month + REVIEW_EVERY_MONTHS
	return `${monthNames[due % 12]} de ${year + Math.floor(due / 12)}`
}

function partsOf(date: Date): { day: number; month: number; year: number } {
	const [month = 1, day = 1, year = 1] = dayInBrazil.format(date).split('/').map(Number)
	return { day, month: month - 1, year }
}
