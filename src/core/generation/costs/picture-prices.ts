import type { Db } from '#db/client.server.ts'
import { type PricedModel, priceOf } from './prices.ts'

/** USD for a picture, by provider. Whoever is not in it asks for nothing. */
export type PicturePrices = Readonly<Record<string, number>>

/** What a picture costs at each provider, by the model in use and the price table. */
export async function picturePrices(db: Db, { inUse }: { inUse: readonly PricedModel[] }): Promise<PicturePrices> {
	const models = inUse.filter(({ kind }) => kind === 'image')
	const prices = await Promise.all(
		models.map(async (model) => [model.provider, (await priceOf(db, model)).perImageUsd] as const),
	)
	return Object.fromEntries(prices)
}
