import type { Config } from '#config/env.server.ts'
import type { PricedModel } from '#core/generation/costs/prices.ts'
import type { SeeingModel, TextModel } from '#core/generation/models/text-model.ts'
import type { ImageSource } from '#core/images/image-source.ts'
import type { ProviderFactories, Reach } from '#core/providers/factories.ts'
import type { Provider, Variable } from '#core/providers/provider.ts'
import { findProvider, imageProviders, paidProviders, textProviders } from '#core/providers/provider-lists.ts'
import type { ImageProvider } from '#core/providers/registry.ts'
import type { Log } from '#lib/log.ts'
import { type Watch, watchedFetch } from './watch-service.ts'

type Services = { config: Pick<Config, 'providers'>; log: Log; watch: Watch }

/** Each file is found by its name, which is the provider's id. */
const files = import.meta.glob<ProviderFactories>(['/src/integrations/providers/*.ts', '!**/*.test.ts'], {
	eager: true,
	import: 'default',
})

/** Those that have a key, in the order they are asked. */
export function textModels(services: Services): TextModel[] {
	return textProviders.flatMap((id) => {
		const reach = reachOf(id, findProvider(id)!.text?.model, services)
		return reach ? [factoriesOf(id).text!(reach)] : []
	})
}

/** Those of them that can be shown a picture. */
export function seeingModels(models: readonly TextModel[]): SeeingModel[] {
	return models.filter((model): model is SeeingModel => model.see !== undefined)
}

/** Those that have a key. */
export function imageSources(services: Services): Partial<Record<ImageProvider, ImageSource>> {
	return Object.fromEntries(
		imageProviders.flatMap((id) => {
			const reach = reachOf(id, findProvider(id)!.images?.model, services)
			return reach ? [[id, factoriesOf(id).images!(reach)]] : []
		}),
	)
}

/** What may cost money, whether its key is there or not. */
export function pricedModels({ providers: values }: Pick<Config, 'providers'>): PricedModel[] {
	return paidProviders.flatMap((provider) => {
		const { text, images } = findProvider(provider)!
		return [
			...(text ? [{ provider, model: values[text.model.name]!, kind: 'text' as const }] : []),
			...(images?.model ? [{ provider, model: values[images.model.name]!, kind: 'image' as const }] : []),
		]
	})
}

/** The cheapest call to it; nothing where it has no key. */
export async function checkProvider({ id, needs, text, images }: Provider, services: Services): Promise<unknown> {
	const reach = needs && reachOf(id, text?.model ?? images?.model, services)
	return reach && factoriesOf(id).check?.(reach)
}

function reachOf(id: string, model: Variable | undefined, { config, log, watch }: Services): Reach | undefined {
	const { needs } = findProvider(id)!
	const apiKey = needs && config.providers[needs.key]
	if (!apiKey) return undefined
	return {
		apiKey,
		baseUrl: config.providers[needs.address.name]!,
		model: (model && config.providers[model.name]) ?? '',
		log,
		fetch: watchedFetch(watch(id)),
	}
}

function factoriesOf(id: string): ProviderFactories {
	const factories = files[`/src/integrations/providers/${id}.ts`]
	if (!factories) throw new Error(`src/integrations/providers/${id}.ts is missing`)
	return factories
}
