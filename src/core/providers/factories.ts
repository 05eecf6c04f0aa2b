import type { TextModel } from '#core/generation/models/text-model.ts'
import type { ImageSource } from '#core/images/image-source.ts'
import type { Log } from '#lib/log.ts'

/** How a provider is reached: as its variables say. */
export type Reach = { apiKey: string; baseUrl: string; model: string; log: Log; fetch: typeof globalThis.fetch }

/** What a file of integrations/providers gives: one for each thing that its provider makes. */
export type ProviderFactories = {
	text?: (reach: Reach) => TextModel
	images?: (reach: Reach) => ImageSource
	/** Its cheapest call, which shows whether the key is good. What became of it, `fetch` tells. */
	check?: (reach: Reach) => Promise<unknown>
}
