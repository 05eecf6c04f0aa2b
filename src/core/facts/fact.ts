import type { FactText, FactVersion, StoredFact } from '#db/schema/facts.ts'

/** Some weeks to read the new norm before the old one ends. */
const SOON_DAYS = 60
const DAY_MS = 24 * 3_600_000

export type FactState = 'in-force' | 'to-check' | 'expiring' | 'replaced' | 'not-yet'

/** What holds on a day: a claim of 2024 is judged by the law of 2024. Days are written '2025-12-11'. */
export function versionOn({ versions }: Pick<FactText, 'versions'>, day: string): FactVersion | undefined {
	return versions.find(({ from = '', until = '9999' }) => from <= day && day <= until)
}

/** What a reader of the register is shown: what holds today, or else what held last, or else what will hold. */
export function shownVersion(text: Pick<FactText, 'versions'>, today: string): FactVersion {
	return versionOn(text, today) ?? text.versions.find(({ until = '9999' }) => until < today) ?? text.versions[0]!
}

export function stateOf({ text, checkedOn }: Pick<StoredFact, 'text' | 'checkedOn'>, today: string): FactState {
	const current = versionOn(text, today)
	if (!current) return text.versions.some(({ from = '' }) => from > today) ? 'not-yet' : 'replaced'
	if (endsSoon(text, current, today)) return 'expiring'
	return checkedOn ? 'in-force' : 'to-check'
}

/** Whether the last day is near and nothing is said of the day after it. */
function endsSoon(text: FactText, { until }: FactVersion, today: string): boolean {
	return until !== undefined && daysBetween(today, until) <= SOON_DAYS && !versionOn(text, dayAfter(until))
}

/** '30 dias', '12%', 'R$ 500'; nothing where the fact is no figure. */
export function valueAndUnit({ value = '', unit = '' }: Pick<FactVersion, 'value' | 'unit'>): string {
	if (value === '') return ''
	if (unit === '%') return `${value}%`
	return /^(?:(?:R|US)?\$|€)$/.test(unit) ? `${unit} ${value}` : `${value} ${unit}`.trim()
}

export function daysBetween(first: string, last: string): number {
	return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
}

export function dayAfter(day: string): string {
	return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}

export function dayBefore(day: string): string {
	return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
}
