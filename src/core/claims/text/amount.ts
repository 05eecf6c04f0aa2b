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

/** Whether two amounts say the same: 24 hours are a day, sixty minutes one, twelve months a year. */
export function isSameAmount(a: Amount, b: Amount): boolean {
	if (a.rate && b.rate && a.rate !== b.rate) return false
	// 'metade' is 50%.
	if (isShare(a) && isShare(b)) return a.value === b.value
	if (a.dimension !== b.dimension) return false
	if (a.unit === b.unit) return a.value === b.value
	const [first, second] = [minutesOf(a), minutesOf(b)]
	return first !== undefined && first === second
}

const minutes: Record<string, number> = { minute: 1, hour: 60, day: 1440 }

function minutesOf({ unit, value }: Amount): number | undefined {
	const times = minutes[unit]
	return times === undefined ? undefined : value * times
}

/** 'metade' and '50%'. */
export function isShare({ unit }: Amount): boolean {
	return unit === '%' || unit === 'share'
}

/** Without what adding and dividing leaves behind. */
export function round(value: number): number {
	return Math.round(value * 1e6) / 1e6
}
