import { labelOf } from '#core/providers/provider-lists.ts'
import { duration, shortDay } from './figures.ts'
import type { Outlier } from './time-line.tsx'

type Day = {
	day: string
	averageTimeMs: number | null
	providers: readonly { provider: string; quotaRefusals: number }[]
}

const FEWEST_DAYS = 3
const TIMES_THE_USUAL = 1.6

/** The slowest day, where it is far from the usual, with what is known of why. */
export function findOutlier(days: readonly Day[]): Outlier | undefined {
	const measured = days.flatMap(({ averageTimeMs, ...day }) =>
		averageTimeMs === null ? [] : [{ ...day, timeMs: averageTimeMs }],
	)
	if (measured.length < FEWEST_DAYS) return undefined
	const [slowest, ...others] = measured.toSorted((a, b) => b.timeMs - a.timeMs)
	const usual = others[Math.floor(others.length / 2)]!.timeMs
	if (!slowest || slowest.timeMs < usual * TIMES_THE_USUAL) return undefined
	const usedUp = slowest.providers.find(({ quotaRefusals }) => quotaRefusals > 0)
	const why = usedUp ? `cota do ${labelOf(usedUp.provider)}` : duration(slowest.timeMs)
	return { day: slowest.day, timeMs: slowest.timeMs, label: `${shortDay(slowest.day)}, ${why}` }
}
