import { z } from 'zod'
import { paidProviders } from '#core/providers/provider-lists.ts'
import { readAmount } from '#core/settings/parse-amount.ts'

const HIGHEST_PRICE_USD = 10_000
export const PRICE_EXPECTED = 'Informe o preço em dólares, como 0,067.'

const amount = z
	.string()
	.max(40)
	.transform((text) => readAmount(text, { digits: 6, max: HIGHEST_PRICE_USD }))
	.refine((usd) => usd !== undefined, PRICE_EXPECTED)
	.optional()

export const priceForm = z.object({
	intent: z.enum(['price', 'default-price']).default('price'),
	provider: z.enum(paidProviders),
	model: z.string().trim().min(1).max(100),
	inputPerMillionUsd: amount,
	outputPerMillionUsd: amount,
	perImageUsd: amount,
})
