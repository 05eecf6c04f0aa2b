import { findProvider, imageProviders, primaryProviders } from '#core/providers/provider-lists.ts'

/** Literal classes, so that the stylesheet has them. */
const hues = {
	1: { fill: 'var(--color-chart-1)', className: 'bg-chart-1' },
	2: { fill: 'var(--color-chart-2)', className: 'bg-chart-2' },
	3: { fill: 'var(--color-chart-3)', className: 'bg-chart-3' },
	4: { fill: 'var(--color-chart-4)', className: 'bg-chart-4' },
	5: { fill: 'var(--color-chart-5)', className: 'bg-chart-5' },
} as const

const UNKNOWN = { fill: 'var(--color-ink-3)', className: 'bg-ink-3' }

export type ProviderLook = { provider: string; name: string; fill: string; className: string }

/** Those there are in their order, then whatever else the data name. */
export function providerLooks(found: readonly string[]): ProviderLook[] {
	const usual = new Set<string>([...primaryProviders, ...imageProviders])
	const others = found.filter((provider) => !usual.has(provider)).sort()
	return [...usual, ...new Set(others)].map(lookOf)
}

/** One hue and one name per provider of pictures, everywhere the same. */
export function lookOf(provider: string): ProviderLook {
	const known = findProvider(provider)
	return { provider, name: known?.label ?? provider, ...(known?.images ? hues[known.images.hue] : UNKNOWN) }
}
