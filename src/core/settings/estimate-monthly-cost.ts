import type { PicturePrices } from '#core/generation/costs/picture-prices.ts'
import { isPaidProvider } from '#core/providers/provider-lists.ts'
import type { PaidProvider } from '#core/providers/registry.ts'
import { type ImageSettings, isEnabled, limitName } from './image-settings.ts'

/** What the estimate takes for granted; the real month is in the spend bars. */
export const estimate = { baseUsd: 0.08, articlesPerMonth: 20, fallbackShare: 0.2 } as const

export type PaidPictures = {
	provider: PaidProvider
	perImageUsd: number
	/** Of a usual month. */
	count: number
	/** How many of them the provider's monthly limit has room for, at most. */
	withinLimit: number
}

/** Who would be paid for the pictures of a usual month, for how many, and how much for each; nothing where none costs. */
export function paidPictures(settings: ImageSettings, prices: PicturePrices): PaidPictures | undefined {
	const shares = [
		[settings.primary, 1],
		[settings.fallback, estimate.fallbackShare],
	] as const
	for (const [provider, share] of shares) {
		const perImageUsd = prices[provider] ?? 0
		if (perImageUsd === 0 || !isPaidProvider(provider) || !isEnabled(settings, provider)) continue
		const count = estimate.articlesPerMonth * share
		const affordable = Math.floor(inMillionths(settings[limitName(provider)]) / inMillionths(perImageUsd))
		return { provider, perImageUsd, count, withinLimit: Math.min(count, affordable) }
	}
	return undefined
}

/** What a usual month would cost if no limit stopped it: its texts, and the pictures that somebody is paid for. */
export function estimateMonthlyCost(settings: ImageSettings, prices: PicturePrices): number {
	const { count, perImageUsd } = paidPictures(settings, prices) ?? { count: 0, perImageUsd: 0 }
	return estimate.baseUsd + count * perImageUsd
}

/** As limits are counted: 0.3 has room for three of 0.1. */
function inMillionths(usd: number): number {
	return Math.round(usd * 1e6)
}
