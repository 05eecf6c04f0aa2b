import { picturePrices } from '#core/generation/costs/picture-prices.ts'
import type { PricedModel } from '#core/generation/costs/prices.ts'
import { askedForImages, isPaidProvider } from '#core/providers/provider-lists.ts'
import type { PrimaryProvider } from '#core/providers/registry.ts'
import { findImageSettings } from '#core/settings/find-image-settings.ts'
import { isEnabled } from '#core/settings/image-settings.ts'
import type { Db } from '#db/client.server.ts'
import type { ImageServices } from './generate-image.ts'

/** Whom one may ask for a picture. */
export type PictureProvider = {
	id: PrimaryProvider
	isPaid: boolean
	/** For a picture, where that is known. */
	priceUsd?: number | undefined
	/** Why nobody can ask them. */
	cannot?: 'no-key' | 'switched-off' | undefined
}

type Known = { sources: ImageServices['sources']; inUse: readonly PricedModel[] }

/** Everybody who gives pictures, with what one costs, and who of them cannot be asked. */
export async function listPictureProviders(db: Db, { sources, inUse }: Known): Promise<PictureProvider[]> {
	const [prices, settings] = await Promise.all([picturePrices(db, { inUse }), findImageSettings(db)])
	return askedForImages.map((id) => ({
		id,
		isPaid: isPaidProvider(id),
		priceUsd: prices[id],
		cannot: sources[id] ? (isEnabled(settings, id) ? undefined : 'switched-off') : 'no-key',
	}))
}

/** The same where the database gives no answer: nobody's price, and nobody known to be switched off. */
export function unpricedProviders(sources: Known['sources']): PictureProvider[] {
	return askedForImages.map((id) => ({
		id,
		isPaid: isPaidProvider(id),
		cannot: sources[id] ? undefined : 'no-key',
	}))
}
