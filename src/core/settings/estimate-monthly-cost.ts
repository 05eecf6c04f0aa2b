import type { ImageSettings } from './image-settings.ts'

/** What the estimate takes for granted; the real month is in the spend bars. */
export const estimate = { baseUsd: 0.08, articlesPerMonth: 20, perImageUsd: 0.002, fallbackShare: 0.2 } as const

/** What a usual month would cost: its texts, and the pictures that Gemini would make of it. */
export function estimateMonthlyCost({
	primary,
	fallback,
	geminiEnabled,
}: Pick<ImageSettings, 'primary' | 'fallback' | 'geminiEnabled'>): number {
	const pictures = estimate.articlesPerMonth * estimate.perImageUsd
	if (!geminiEnabled) return estimate.baseUsd
	if (primary === 'gemini') return estimate.baseUsd + pictures
	if (fallback === 'gemini') return estimate.baseUsd + pictures * estimate.fallbackShare
	return estimate.baseUsd
}
