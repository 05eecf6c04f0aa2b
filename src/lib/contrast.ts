/** WCAG 2 contrast ratio of two colours written as #rrggbb. */
export function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
	return (lighter + 0.05) / (darker + 0.05)
}

/** Rounded down, so that 4.49 never passes for 4.5. */
export function contrastLabel(one: string, other: string): string {
	return (Math.floor(contrast(one, other) * 10) / 10).toFixed(1).replace('.', ',')
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
		linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
	)
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
