import type { Provider } from './provider.ts'
import { providers } from './registry.ts'

export type PhotoLibrary = { label: string; origin: string; site: string; privacyPolicy: `https://${string}` }

/** Whose pictures stay where they are, so that visitors' browsers ask them for these. */
export const photoLibraries: readonly PhotoLibrary[] = providers.flatMap(({ label, images }: Provider) => {
	if (!images?.linked) return []
	const { origin, privacyPolicy } = images.linked
	return [{ label, origin, site: new URL(privacyPolicy).hostname.replace(/^www\./, ''), privacyPolicy }]
})
