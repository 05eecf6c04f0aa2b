const FOLDER = '/media/files/'
const namePattern = /^([0-9a-f]{16}-([1-9]\d{0,4})x([1-9]\d{0,4}))\.webp$/

/** The widths in which a picture is kept besides its own. */
const WIDTHS = [480, 960, 1440]

/** A picture's name tells its measures, so a page can keep its place without asking anyone. */
export type NamedPicture = { name: string; stem: string; width: number; height: number }

export function nameOfPicture({ hash, width, height }: { hash: string; width: number; height: number }): string {
	return `${hash}-${width}x${height}.webp`
}

export function parseMediaName(name: string): NamedPicture | undefined {
	const [, stem, width, height] = namePattern.exec(name) ?? []
	return stem ? { name, stem, width: Number(width), height: Number(height) } : undefined
}

export function mediaUrl(name: string): string {
	return FOLDER + name
}

/** Undefined for any address but that of a picture we keep. */
export function parseMediaUrl(url: string): NamedPicture | undefined {
	return url.startsWith(FOLDER) ? parseMediaName(url.slice(FOLDER.length)) : undefined
}

export type PictureSize = { width: number; format: 'avif' | 'webp' }

/**
 * In which sizes a picture is offered besides itself. The largest AVIF is as wide as the picture, unless that is more
 * than a page shows; as a WebP of its own width there is the picture itself.
 */
export function sizesOf({ width }: { width: number }): PictureSize[] {
	const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))]
	return [
		...widths.map((size) => ({ width: size, format: 'avif' as const })),
		...widths.filter((size) => size < width).map((size) => ({ width: size, format: 'webp' as const })),
	]
}

export function sizeUrl({ stem }: { stem: string }, { width, format }: PictureSize): string {
	return `${FOLDER}${stem}/${width}.${format}`
}

/** What a size is called in the file store, where names have no folders. */
export function sizeName({ stem }: { stem: string }, { width, format }: PictureSize): string {
	return `${stem}--${width}.${format}`
}

/** For a list: the smallest file that looks sharp in it. */
export function thumbnailUrl(name: string): string {
	const picture = parseMediaName(name)
	const [smallest] = picture ? sizesOf(picture).filter(({ format }) => format === 'webp') : []
	return picture && smallest ? sizeUrl(picture, smallest) : mediaUrl(name)
}
