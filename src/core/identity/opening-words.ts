import { brasiliaClock } from '#lib/brasilia-moment.ts'
import { BRASILIA, daysBetween } from '#lib/brasilia-time.ts'
import { type SpecialDay, specialDayOn } from './holidays.ts'
import { spansOn } from './opening-at.ts'
import { type OpeningHours, weekdays, weekdayWords } from './opening-hours.ts'

type Doors = { openingHours: OpeningHours; specialDays: readonly SpecialDay[] }

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, day: 'numeric', month: 'long' })

/** 'hoje, a partir das 14h', 'segunda, a partir das 8h'; past a week with its date. Weekday and hour are Brasília's. */
export function whenWords(next: Date, now: Date): string {
	return `${dayWords(next, now)}, a partir ${hourWords(next)}`
}

/** 'segunda, 30 de novembro': a last day. */
export function dateWords(day: Date): string {
	return `${weekdayOf(day)}, ${dates.format(day).replace(/^1 /, '1º ')}`
}

function dayWords(day: Date, now: Date): string {
	const ahead = daysBetween(now, day)
	if (ahead === 0) return 'hoje'
	return ahead < 7 ? weekdayOf(day) : dateWords(day)
}

function weekdayOf(moment: Date): string {
	const day = new Date(`${brasiliaClock(moment).slice(0, 10)}T12:00:00Z`).getUTCDay()
	return weekdayWords(weekdays[day]!).toLowerCase()
}

/** 'as 18h', 'a 1h' */
export function untilWords(moment: Date): string {
	const [hour = '', minute = ''] = brasiliaClock(moment).slice(11).split(':')
	return `${Number(hour) <= 1 ? 'a' : 'as'} ${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** 'das 8h', 'das 13h30', 'da 1h' */
function hourWords(moment: Date): string {
	return `d${untilWords(moment)}`
}

/** Why nobody is there now. */
export function closedWords(doors: Doors, now: Date): string {
	const [today = '', time = ''] = brasiliaClock(now).split('T')
	const spans = spansOn(today, doors)
	if (spans.length === 0) {
		const special = specialDayOn(today, doors.specialDays)
		return `Hoje é ${special ? `feriado (${special.name})` : weekdayOf(now)} e estamos fechados.`
	}
	if (time < spans[0]!.opens) return 'Ainda não abrimos hoje.'
	if (spans.some(({ opens, closes }) => opens <= time && time < closes)) return 'Faltam poucos minutos para fecharmos.'
	return spans.some(({ opens }) => time < opens) ? 'Estamos no intervalo.' : 'O atendimento de hoje já terminou.'
}
