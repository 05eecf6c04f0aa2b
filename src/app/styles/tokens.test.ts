import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { THEME_COLOR } from '#app/theme-color.ts'
import { palette } from '#drawings/palette.ts'

/** The colours of the stylesheet by name: navy-900 → #0a2036. */
const tokens = new Map(
	[...readFileSync('src/app/styles/tokens.css', 'utf8').matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{3,6});/gi)].map(
		([, name, hex]) => [name!, full(hex!)],
	),
)

function full(hex: string): string {
	const short = hex.toLowerCase()
	return short.length === 4 ? short.replace(/[0-9a-f]/g, '$&$&') : short
}

test('the drawings use the colours of the stylesheet', () => {
	const differing = Object.entries(palette)
		.map(([name, hex]) => [name.replace(/(?<=[a-z])(?=\d)/, '-'), full(hex)] as const)
		.filter(([name, hex]) => tokens.has(name) && tokens.get(name) !== hex)
	expect(differing).toEqual([])
	expect(tokens.get('navy-900')).toBe(full(palette.navy900))
	expect(tokens.get('navy-900')).toBe(full(THEME_COLOR))
})

function luminance(hex: string): number {
	const [red, green, blue] = [1, 3, 5]
		.map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
		.map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number]
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
	const [light, dark] = [luminance(tokens.get(a)!), luminance(tokens.get(b)!)].sort((x, y) => y - x) as [number, number]
	return (light + 0.05) / (dark + 0.05)
}

test.for([
	['ink', 'paper', 4.5],
	['ink-2', 'paper', 4.5],
	['ink-3', 'paper', 4.5],
	['ink-3', 'paper-2', 4.5],
	['teal-700', 'paper', 4.5],
	['navy-950', 'amber-400', 4.5],
	['amber-700', 'amber-100', 4.5],
	['chat-ink', 'chat', 4.5],
	['teal-800', 'teal-200', 4.5],
	['white', 'navy-900', 4.5],
	['navy-200', 'navy-900', 4.5],
	['placeholder', 'white', 4.5],
	['red-700', 'red-100', 4.5],
	['green-700', 'green-100', 4.5],
	['field', 'white', 3],
	['teal-600', 'paper', 3],
] as const)('%s on %s can be read', ([text, surface, least]) => {
	expect(contrast(text, surface)).toBeGreaterThanOrEqual(least)
})
