import { BRASILIA } from '#lib/brasilia-time.ts'

const MINUTE_MS = 60_000

const clock = new Intl.DateTimeFormat('en-CA', {
	timeZone: BRASILIA,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
})

/** What a date and time field shows for a moment: '2026-03-10T14:05', by the clock of Brasília. */
export function brasiliaClock(moment: Date): string {
	const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
	return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

/** The moment such a field means, or undefined for what is no date and time. */
export function brasiliaMoment(text: string): Date | undefined {
	if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text)) return undefined
	const asUtc = new Date(`${text}Z`)
	if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(text.slice(0, 16))) return undefined
	// The distance is asked twice: around a change of the clock the first answer is that of the wrong side.
	const once = new Date(asUtc.getTime() + distanceAt(asUtc))
	return new Date(asUtc.getTime() + distanceAt(once))
}

/** How far Brasília's clock is behind UTC at a moment. */
function distanceAt(moment: Date): number {
	const shown = Date.parse(`${brasiliaClock(moment)}Z`)
	return Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS - shown
}
