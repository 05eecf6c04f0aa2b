import { estimateRunCost, type Plan } from '#core/generation/runs/estimate-cost.ts'
import { type PastRun, rangeOf } from '#core/generation/runs/past-range.ts'
import { costRangeText, timeRangeText } from './run-words.ts'

/** What a run will cost and take, and where that is known from. */
export type Expected = Record<'cost' | 'time', { text: string; note: string }>

type Known = {
	/** Of the models that may be asked, in their order; none where the local writer writes. */
	prices: readonly { inputPerMillionUsd: number; outputPerMillionUsd: number }[]
	past: readonly PastRun[]
}

/** From earlier runs of the same kind; before there are enough, the cost from the price table, and of the time nothing is said. */
export function expectedOf({ prices, past }: Known, plan: Plan): Expected {
	const cost = rangeOf(past, plan, 'costUsd')
	const time = rangeOf(past, plan, 'seconds')
	return {
		cost: cost ? { text: costRangeText(cost), note: lastRuns(cost) } : fromPrices(prices, plan),
		time: time
			? { text: timeRangeText(time), note: lastRuns(time) }
			: { text: 'sem medida', note: 'ainda há poucas execuções assim' },
	}
}

function fromPrices(prices: Known['prices'], plan: Plan): Expected['cost'] {
	const text = costRangeText(estimateRunCost(prices, plan))
	if (prices.length === 0) return { text, note: 'o redator local não cobra' }
	return {
		text,
		note: prices.length > 1 ? 'o maior, se outro modelo tiver de entrar' : 'o maior, com novas tentativas',
	}
}

function lastRuns({ runs }: { runs: number }): string {
	return `nas últimas ${runs} execuções`
}
