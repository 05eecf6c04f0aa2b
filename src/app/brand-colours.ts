import type { CSSProperties } from 'react'
import type { Site } from '#core/identity/site.ts'

/** How each shade of app/styles/tokens.css comes of the one colour that was chosen. */
const shades = {
	accent: {
		'--color-teal-800': 'var(--accent) 80%, black',
		'--color-teal-700': 'var(--accent) 100%, black',
		'--color-teal-600': 'var(--accent) 88%, white',
		'--color-teal-500': 'var(--accent) 72%, white',
		'--color-teal-400': 'var(--accent) 55%, white',
		'--color-teal-300': 'var(--accent) 36%, white',
		'--color-teal-200': 'var(--accent) 20%, white',
		'--color-teal-100': 'var(--accent) 10%, white',
	},
	action: {
		'--color-amber-500': 'var(--action) 92%, black',
		'--color-amber-400': 'var(--action) 100%, white',
		'--color-amber-350': 'var(--action) 85%, white',
		'--color-amber-300': 'var(--action) 65%, white',
	},
} as const

/** For the root element: nothing, where the colours are those of the style sheet. */
export function brandColours(colours: Site['colours']): CSSProperties | undefined {
	if (!colours) return undefined
	const mixed = [...Object.entries(shades.accent), ...Object.entries(shades.action)].map(([name, mix]) => [
		name,
		`color-mix(in oklab, ${mix})`,
	])
	return { '--accent': colours.accent, '--action': colours.action, ...Object.fromEntries(mixed) } as CSSProperties
}
