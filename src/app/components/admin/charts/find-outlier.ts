import { duration, shortDay } from './figures.ts'
import type { Outlier } from './time-line.tsx'

type Day = { day: string; averageTimeMs: number | null; quotaRefusals: number }

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
	const why = slowest.quotaRefusals > 0 ? 'cota do Gemini' : duration(slowest.timeMs)
	return { day: slowest.day, timeMs: slowest.timeMs, label: `${shortDay(slowest.day)}, ${why}` }
}
