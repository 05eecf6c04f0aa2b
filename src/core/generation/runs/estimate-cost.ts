import { type ArticleTask, MOST_FOUND_TOKENS, MOST_SEEN_TOKENS, type Task, tasks } from '../models/tasks.ts'

type TokenPrice = { inputPerMillionUsd: number; outputPerMillionUsd: number }

/** Portuguese has about three letters to a token. */
const LETTERS_PER_TOKEN = 3

export function costOf(
	price: TokenPrice,
	{ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
) {
	return (inputTokens * price.inputPerMillionUsd + outputTokens * price.outputPerMillionUsd) / 1e6
}

/** What a call may cost at most. */
export function mostCost(price: TokenPrice, { task, sentLetters }: { task: Task; sentLetters: number }): number {
	const unsent = { research: MOST_FOUND_TOKENS, 'alt-text': MOST_SEEN_TOKENS } as Partial<Record<Task, number>>
	return costOf(price, {
		inputTokens: Math.ceil(sentLetters / LETTERS_PER_TOKEN) + (unsent[task] ?? 0),
		outputTokens: tasks[task].mostOutputTokens,
	})
}

export type Plan = {
	/** Looks things up on the web first. */
	research: boolean
	/** Without an outline, and without another model for the second look. */
	fastMode: boolean
}

/** What is asked of the model that writes, in order. */
export function plannedTasks({ research, fastMode }: Plan): ArticleTask[] {
	return [
		...(research ? (['research'] as const) : []),
		...(fastMode ? [] : (['outline'] as const)),
		'write',
		'metadata',
		'claims',
		'review',
	]
}

/** The dearest way of one article with one model: every task at its worst. What tasks do not take pays for further tries and rewrites. */
export function budgetFor(price: TokenPrice, plan: Plan): number {
	return sum(plannedTasks(plan).map((task) => mostCost(price, { task, sentLetters: tasks[task].mostSentLetters })))
}

/** The cheapest way: everything at its usual, with nothing to write anew. */
export function usualCost(price: TokenPrice, plan: Plan): number {
	return sum(plannedTasks(plan).map((task) => costOf(price, tasks[task].usual)))
}

export type Range = { from: number; to: number }

/** What a run may cost: from the first model that does everything at once, to all of them used up, one after the other. */
export function estimateRunCost(prices: readonly TokenPrice[], plan: Plan): Range {
	const [first] = prices
	if (!first) return { from: 0, to: 0 }
	return { from: usualCost(first, plan), to: sum(prices.map((price) => budgetFor(price, plan))) }
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0)
}
