import type { PaidProvider } from './paid-providers.ts'

export type ModelPrice = { inputPerMillionUsd: number; outputPerMillionUsd: number; perImageUsd: number }

/** Billed by the word or by the picture. */
export type PricedModel = { provider: PaidProvider; model: string; kind: 'text' | 'image' }

/** The providers' price lists of November 2026. An administrator may say otherwise on the image settings screen. */
export const defaultPrices: (PricedModel & ModelPrice)[] = [
	text('groq', 'openai/gpt-oss-120b', 0.15, 0.6),
	text('groq', 'openai/gpt-oss-20b', 0.075, 0.3),
	text('groq', 'qwen/qwen3-32b', 0.29, 0.59),
	// Bills the models it calls; these are the dearest of them.
	text('groq', 'groq/compound', 0.15, 0.6),
	text('groq', 'groq/compound-mini', 0.15, 0.6),
	image('gemini', 'gemini-3.1-flash-image', 0.067),
	image('gemini', 'gemini-3-pro-image', 0.134),
	image('gemini', 'gemini-2.5-flash-image', 0.039),
	text('gemini', 'gemini-2.5-flash', 0.3, 2.5),
	// A name that moves from model to model; this is the dearest it has stood for.
	text('gemini', 'gemini-flash-latest', 1.5, 9),
]

/** For a model we know nothing of: as dear as the dearest of its provider, so that a limit never lets too much through. */
export function dearestPrice(provider: PaidProvider): ModelPrice {
	const known = defaultPrices.filter((price) => price.provider === provider)
	const highest = (name: keyof ModelPrice) => Math.max(...known.map((price) => price[name]))
	return {
		inputPerMillionUsd: highest('inputPerMillionUsd'),
		outputPerMillionUsd: highest('outputPerMillionUsd'),
		perImageUsd: highest('perImageUsd'),
	}
}

function text(provider: PaidProvider, model: string, inputPerMillionUsd: number, outputPerMillionUsd: number) {
	return { provider, model, kind: 'text' as const, inputPerMillionUsd, outputPerMillionUsd, perImageUsd: 0 }
}

function image(provider: PaidProvider, model: string, perImageUsd: number) {
	return { provider, model, kind: 'image' as const, inputPerMillionUsd: 0, outputPerMillionUsd: 0, perImageUsd }
}
