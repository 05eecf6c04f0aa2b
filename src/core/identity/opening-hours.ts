/** In the order of Date.getUTCDay, from Sunday on. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** Clock times of Brasília, '08:00'. */
export type Span = { opens: string; closes: string }
export type OpeningHours = Record<Weekday, Span[]>

export const MOST_SPANS = 3

const words: Record<Weekday, string> = {
	monday: 'Segunda',
	tuesday: 'Terça',
	wednesday: 'Quarta',
	thursday: 'Quinta',
	friday: 'Sexta',
	saturday: 'Sábado',
	sunday: 'Domingo',
}

/** As a week is told: from Monday on. */
export const weekOrder = Object.keys(words) as Weekday[]

export function weekdayWords(day: Weekday): string {
	return words[day]
}

export type SpanFault = { index: number; reason: 'ends-before-it-starts' | 'overlaps' }

/** Why the spans of a day cannot be. They are told in the order of the clock, however they were typed. */
export function spanFaults(spans: readonly Span[]): SpanFault[] {
	return spans.flatMap(({ opens, closes }, index): SpanFault[] => {
		if (closes <= opens) return [{ index, reason: 'ends-before-it-starts' }]
		const overlaps = spans.slice(0, index).some((other) => opens < other.closes && other.opens < closes)
		return overlaps ? [{ index, reason: 'overlaps' }] : []
	})
}

/** The text that the site has always had for its usual hours, to the letter. */
const usual = { derived: 'Segunda - Sexta: 08 - 12 e das 14 às 18', shown: 'Segunda - Sexta: 08 - 12 e das 14 as 18' }

/** 'Segunda - Quinta: 08 - 12 e das 14 às 18; Sexta: 08 - 17'. Days that follow each other and have the same hours stand together. */
export function openingText(hours: OpeningHours): string {
	const groups: { days: Weekday[]; told: string }[] = []
	for (const day of weekOrder) {
		const told = spansText(hours[day])
		const last = groups.at(-1)
		if (last?.told === told) last.days.push(day)
		else groups.push({ days: [day], told })
	}
	const text = groups
		.filter(({ told }) => told !== '')
		.map(({ days, told }) => `${daysText(days)}: ${told}`)
		.join('; ')
	return text === usual.derived ? usual.shown : text
}

function daysText(days: readonly Weekday[]): string {
	const [first, last] = [words[days[0]!], words[days.at(-1)!]]
	if (days.length === 1) return first
	return days.length === 2 ? `${first} e ${last}` : `${first} - ${last}`
}

function spansText(spans: readonly Span[]): string {
	const [first, ...others] = spans.toSorted((a, b) => a.opens.localeCompare(b.opens))
	if (!first) return ''
	const told = [
		`${hourText(first.opens)} - ${hourText(first.closes)}`,
		...others.map(({ opens, closes }) => `das ${hourText(opens)} às ${hourText(closes)}`),
	]
	return told.length < 3 ? told.join(' e ') : `${told.slice(0, -1).join(', ')} e ${told.at(-1)}`
}

function hourText(time: string): string {
	return time.endsWith(':00') ? time.slice(0, 2) : time
}
