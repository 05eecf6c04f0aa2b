import { findProvider } from '#core/providers/provider-lists.ts'

/** 'Gemini (imagens geradas, pago)'. */
export function providerOption(id: string): string {
	const { label, images, limitUsd } = findProvider(id)!
	const cost = limitUsd === undefined ? 'gratuito' : 'pago'
	return `${label} (${images?.gives ? `${images.gives}, ${cost}` : cost})`
}

/** What the limit of a provider is for. */
export function limitHint(id: string): string {
	const { label, text, images } = findProvider(id)!
	const made = images ? (text ? 'Imagens e textos' : 'Imagens') : 'Textos dos artigos'
	return `${made}. Com 0, o ${label} não é usado.`
}
