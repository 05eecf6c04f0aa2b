/** The squares that a mark is cut to: tabs and lists, phones, the first screens of phones, search engines. */
export const iconSizes = [48, 96, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

/** Named by the picture's bytes, so that a new mark has a new address. */
export function iconPath(stem: string, size: IconSize): string {
	return `/media/brand/${stem}-${size}.png`
}

/** What such an address asks for. */
export function parseIconFile(file: string): { stem: string; size: IconSize } | undefined {
	const [, stem = '', digits] = /^(.+)-(\d+)\.png$/.exec(file) ?? []
	const size = iconSizes.find((one) => String(one) === digits)
	return size && { stem, size }
}
