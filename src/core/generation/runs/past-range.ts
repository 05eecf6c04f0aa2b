import type { Plan, Range } from './estimate-cost.ts'

/** What a run that came to its end cost and took. */
export type PastRun = Plan & { costUsd: number; seconds: number }

/** Fewer say nothing of the next one. */
const FEWEST = 5
const MOST = 20

/** What the last runs of the same kind came to, where there were enough. */
export function rangeOf(
	past: readonly PastRun[],
	{ research, fastMode }: Plan,
	of: 'costUsd' | 'seconds',
): (Range & { runs: number }) | undefined {
	const alike = past.filter((run) => run.research === research && run.fastMode === fastMode).slice(0, MOST)
	if (alike.length < FEWEST) return undefined
	const values = alike.map((run) => run[of])
	return { from: Math.min(...values), to: Math.max(...values), runs: alike.length }
}
