const MOST_STEPS = 3

/** The numbers of a scale from zero to at least `max`: round, and four at most. Whole ones, where halves mean nothing. */
export function niceTicks(max: number, { whole = false }: { whole?: boolean } = {}): number[] {
	const smallest = whole ? 1 : 0
	const wanted = Math.max(max, Number.MIN_VALUE) / MOST_STEPS
	const power = 10 ** Math.floor(Math.log10(wanted))
	const rough = [1, 2, 5, 10].map((each) => each * power).find((each) => each * MOST_STEPS >= max * (1 - 1e-9))!
	const step = max > 0 ? Math.max(rough, smallest) : 1
	const steps = Math.max(1, Math.ceil(max / step - 1e-9))
	return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(6)))
}
