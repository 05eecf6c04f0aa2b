import type { aiUsage } from '#db/schema/ai.ts'

/** What a model is asked to do. */
export type Task = Exclude<(typeof aiUsage.$inferSelect)['purpose'], 'budget'>

/** Those that an article is made by. */
export type ArticleTask = Exclude<Task, 'alt-text'>

/** How hard a model is to think, where it takes a word on that. */
export type Effort = 'low' | 'medium' | 'high'

type TaskLimits = {
	/** Tries in all, where the provider had a passing fault. */
	tries: number
	/** Instructions, request, facts, notes and text, at their longest. */
	mostSentLetters: number
	/** What an answer may take at most, thinking included. */
	mostOutputTokens: number
	effort: Effort
	temperature: number
	/** What it usually comes to; seen over articles of 800 to 1,500 words. */
	usual: { inputTokens: number; outputTokens: number }
}

/** Writing may vary its words; what checks or sums up may not. */
export const tasks: Record<Task, TaskLimits> = {
	research: limits(1, 6_000, 3_000, 'medium', 0.2, [9_000, 1_200]),
	outline: limits(2, 32_000, 2_500, 'medium', 0.4, [4_000, 900]),
	write: limits(3, 36_000, 8_000, 'medium', 0.6, [5_500, 3_800]),
	metadata: limits(2, 24_000, 1_500, 'low', 0.3, [3_500, 350]),
	claims: limits(2, 50_000, 3_000, 'low', 0, [6_500, 900]),
	review: limits(2, 58_000, 2_000, 'high', 0, [7_500, 500]),
	// Once: the rounds themselves are the tries.
	optimize: limits(1, 46_000, 8_000, 'medium', 0.4, [7_500, 3_800]),
	// One sentence; the rest is for thinking.
	'alt-text': limits(2, 2_000, 1_000, 'low', 0.2, [1_600, 150]),
}

/** What a provider reads over and above what it is sent: the pages its search opens count as input, five times the usual at the worst. */
export const MOST_FOUND_TOKENS = 45_000

/** What a picture of 768 pixels counts for at most, by the dearest of the models' ways to count. */
export const MOST_SEEN_TOKENS = 3_000

function limits(
	tries: number,
	mostSentLetters: number,
	mostOutputTokens: number,
	effort: Effort,
	temperature: number,
	[inputTokens, outputTokens]: [number, number],
): TaskLimits {
	return { tries, mostSentLetters, mostOutputTokens, effort, temperature, usual: { inputTokens, outputTokens } }
}
