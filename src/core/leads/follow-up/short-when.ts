import { brasiliaClock } from '#lib/brasilia-moment.ts'
import { daysBetween } from '#lib/brasilia-time.ts'

const weekdays = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']

/** A moment to come in few letters: 'hoje, 11h', 'seg., 8h', '30/11, 14h30'; of a last day only the day. By Brasília's clock. */
export function shortWhen(moment: Date, now: Date, precision: 'hour' | 'day' = 'hour'): string {
	const [day = '', clock = ''] = brasiliaClock(moment).split('T')
	const [hour = '', minute = ''] = clock.split(':')
	const ahead = daysBetween(now, moment)
	const said = dayWords(day, ahead)
	return precision === 'day' ? said : `${said}, ${Number(hour)}h${minute === '00' ? '' : minute}`
}

function dayWords(day: string, ahead: number): string {
	if (ahead === 0) return 'hoje'
	if (ahead === 1) return 'amanhã'
	if (ahead === -1) return 'ontem'
	const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]!
	const [, month, date] = day.split('-')
	return ahead > 1 && ahead < 7 ? weekday : `${date}/${month}`
}
