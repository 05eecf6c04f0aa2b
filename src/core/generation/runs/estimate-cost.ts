type TokenPrice = { inputPerMillionUsd: number; outputPerMillionUsd: number }

/** Portuguese has about three letters to a token. */
const LETTERS_PER_TOKEN = 3

/** What an answer may take at most, and so what is held against the limit while it is under way. */
export const MOST_OUTPUT_TOKENS = { research: 3_000, write: 8_000, optimize: 8_000 } as const
export type Purpose = keyof typeof MOST_OUTPUT_TOKENS

/** What a provider reads over and above what it is sent: the pages its search opens count as input, five times the usual at the worst. */
const MOST_FOUND_TOKENS: Record<Purpose, number> = { research: 45_000, write: 0, optimize: 0 }

function tokensIn(text: string): number {
	return Math.ceil(text.length / LETTERS_PER_TOKEN)
}

/** What a call may cost at most. */
export function mostCost(price: TokenPrice, { purpose, sent }: { purpose: Purpose; sent: string }): number {
	return costOf(price, {
		inputTokens: tokensIn(sent) + MOST_FOUND_TOKENS[purpose],
		outputTokens: MOST_OUTPUT_TOKENS[purpose],
	})
}

export function costOf(
	price: TokenPrice,
	{ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
) {
	return (inputTokens * price.inputPerMillionUsd + outputTokens * price.outputPerMillionUsd) / 1e6
}

/** What calls usually come to; seen over many articles of 800 to 1,500 words. */
const USUAL = {
	research: { inputTokens: 9_000, outputTokens: 1_200 },
	write: { inputTokens: 2_600, outputTokens: 3_600 },
	optimize: { inputTokens: 5_200, outputTokens: 3_600 },
}

type Planned = { research: boolean; promptLength: number }

/** What a run will probably cost: research where it is on, the writing, and one round of rewriting. */
export function estimateRunCost(price: TokenPrice, { research, promptLength }: Planned): number {
	const calls = [...(research ? [USUAL.research] : []), USUAL.write, USUAL.optimize]
	const prompt = Math.ceil(promptLength / LETTERS_PER_TOKEN) * calls.length
	const total = calls.reduce((sum, call) => sum + costOf(price, call), 0)
	return total + costOf(price, { inputTokens: prompt, outputTokens: 0 })
}
