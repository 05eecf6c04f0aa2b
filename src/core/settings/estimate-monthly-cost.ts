import { findProvider } from '#core/providers/provider-lists.ts'
import { type ImageSettings, isEnabled } from './image-settings.ts'

/** What the estimate takes for granted; the real month is in the spend bars. */
export const estimate = { baseUsd: 0.08, articlesPerMonth: 20, fallbackShare: 0.2 } as const

/** Who would be paid for the pictures of a usual month, for what share of them, and how much for each; nothing where none costs. */
export function paidPictures(settings: ImageSettings): { share: number; perImageUsd: number } | undefined {
	const shares = [
		[settings.primary, 1],
		[settings.fallback, estimate.fallbackShare],
	] as const
	for (const [provider, share] of shares) {
		const perImageUsd = findProvider(provider)?.images?.estimateUsd
		if (perImageUsd && isEnabled(settings, provider)) return { share, perImageUsd }
	}
	return undefined
}

/** What a usual month would cost: its texts, and the pictures that somebody is paid for. */
export function estimateMonthlyCost(settings: ImageSettings): number {
	const { share, perImageUsd } = paidPictures(settings) ?? { share: 0, perImageUsd: 0 }
	return estimate.baseUsd + estimate.articlesPerMonth * perImageUsd * share
}
