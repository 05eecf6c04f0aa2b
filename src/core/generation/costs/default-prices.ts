import { findProvider, paidProviders } from '#core/providers/provider-lists.ts'
import type { PaidProvider } from '#core/providers/registry.ts'

export type ModelPrice = { inputPerMillionUsd: number; outputPerMillionUsd: number; perImageUsd: number }

/** Billed by the word or by the picture. */
export type PricedModel = { provider: PaidProvider; model: string; kind: 'text' | 'image' }

/** The providers' price lists. An administrator may say otherwise on the image settings screen. */
export const defaultPrices: (PricedModel & ModelPrice)[] = paidProviders.flatMap((provider) => {
	const { text, images } = findProvider(provider)!
	return [
		...Object.entries(images?.prices ?? {}).map(([model, perImageUsd]) => {
			return { provider, model, kind: 'image' as const, inputPerMillionUsd: 0, outputPerMillionUsd: 0, perImageUsd }
		}),
		...Object.entries(text?.prices ?? {}).map(([model, { input, output }]) => {
			const price = { inputPerMillionUsd: input, outputPerMillionUsd: output, perImageUsd: 0 }
			return { provider, model, kind: 'text' as const, ...price }
		}),
	]
})

/** For a model we know nothing of: as dear as the dearest of its provider, so that a limit never lets too much through. */
export function mostExpensivePrice(provider: PaidProvider): ModelPrice {
	const known = defaultPrices.filter((price) => price.provider === provider)
	const highest = (name: keyof ModelPrice) => Math.max(...known.map((price) => price[name]))
	return {
		inputPerMillionUsd: highest('inputPerMillionUsd'),
		outputPerMillionUsd: highest('outputPerMillionUsd'),
		perImageUsd: highest('perImageUsd'),
	}
}
