/** One hue and one name per provider of pictures, everywhere the same. Literal classes, so that the stylesheet has them. */
const looks = {
	unsplash: { name: 'Unsplash', fill: 'var(--color-chart-1)', className: 'bg-chart-1' },
	gemini: { name: 'Gemini', fill: 'var(--color-chart-2)', className: 'bg-chart-2' },
	placeholder: { name: 'Desenho do site', fill: 'var(--color-chart-3)', className: 'bg-chart-3' },
} as const

export type ProviderLook = { provider: string; name: string; fill: string; className: string }

/** The usual three in their order, then whatever else the data name. */
export function providerLooks(found: readonly string[]): ProviderLook[] {
	const usual = Object.keys(looks)
	const others = [...new Set(found)].filter((provider) => !usual.includes(provider)).sort()
	return [...usual, ...others].map(lookOf)
}

export function lookOf(provider: string): ProviderLook {
	const look = Object.hasOwn(looks, provider) ? looks[provider as keyof typeof looks] : undefined
	return { provider, ...(look ?? { name: provider, fill: 'var(--color-ink-3)', className: 'bg-ink-3' }) }
}
