import type { ProviderSpend } from '#core/generation/costs/month-spend.ts'
import { estimateRunCost, type Plan, type Range } from '#core/generation/runs/estimate-cost.ts'
import { type PastRun, rangeOf } from '#core/generation/runs/past-range.ts'
import { costRangeText, timeRangeText } from './run-words.ts'

/** What a run will cost and take, and where that is known from. */
export type Expected = Record<'cost' | 'time', { text: string; note: string }>

type Known = {
	/** Of the models that may be asked, in their order; none where the local writer writes. */
	prices: readonly { inputPerMillionUsd: number; outputPerMillionUsd: number }[]
	past: readonly PastRun[]
}

/** With the month of the provider that writes first; nothing where the local writer writes. */
export type WritingCosts = Known & { month: (ProviderSpend & { label: string }) | null }

/** From earlier runs of the same kind; before there are enough, the cost from the price table, and of the time nothing is said. */
export function expectedOf({ prices, past }: Known, plan: Plan, articles = 1): Expected {
	const cost = rangeOf(past, plan, 'costUsd')
	const time = rangeOf(past, plan, 'seconds')
	const text = costRangeText(times(costRangeOf({ prices, past }, plan), articles))
	return {
		cost: { text, note: cost ? lastRuns(cost) : priceNote(prices) },
		time: time
			? { text: timeRangeText(times(time, articles)), note: lastRuns(time) }
			: { text: 'sem medida', note: 'ainda há poucas execuções assim' },
	}
}

/** What one article may cost. */
export function costRangeOf({ prices, past }: Known, plan: Plan): Range {
	return rangeOf(past, plan, 'costUsd') ?? estimateRunCost(prices, plan)
}

function times({ from, to }: Range, many: number): Range {
	return { from: from * many, to: to * many }
}

function priceNote(prices: Known['prices']): string {
	if (prices.length === 0) return 'o redator local não cobra'
	return prices.length > 1 ? 'o maior, se outro modelo tiver de entrar' : 'o maior, com novas tentativas'
}

function lastRuns({ runs }: { runs: number }): string {
	return `nas últimas ${runs} execuções`
}
