import { parseMediaUrl, sizesOf, sizeUrl } from './media-url.ts'

/** What a page says of a picture so that a browser fetches no more of it than it shows. */
export type PictureSources = {
	/** In order of preference. */
	sources: { type: string; srcset: string }[]
	/** Pixels, where known. */
	size: { width: number; height: number } | undefined
}

/** For pictures of ours and of Unsplash; others come in one size, of which we know nothing. */
export function pictureSources(url: string): PictureSources | undefined {
	return ownSources(url) ?? unsplashSources(url)
}

function ownSources(url: string): PictureSources | undefined {
	const picture = parseMediaUrl(url)
	if (!picture) return undefined
	const sizes = sizesOf(picture)
	const offers = (wanted: 'avif' | 'webp') =>
		sizes.filter(({ format }) => format === wanted).map((size) => `${sizeUrl(picture, size)} ${size.width}w`)
	return {
		sources: [
			{ type: 'image/avif', srcset: offers('avif').join(', ') },
			{ type: 'image/webp', srcset: [...offers('webp'), `${url} ${picture.width}w`].join(', ') },
		],
		size: { width: picture.width, height: picture.height },
	}
}

const UNSPLASH = 'https://images.unsplash.com'
const UNSPLASH_WIDTHS = [480, 960, 1440]

/** Unsplash wants its pictures linked, with their `ixid`, and sizes them as the address asks. */
function unsplashSources(url: string): PictureSources | undefined {
	const address = URL.parse(url)
	if (address?.origin !== UNSPLASH) return undefined
	const [width, height] = [Number(address.searchParams.get('w')), Number(address.searchParams.get('h'))]
	const size = width > 0 && height > 0 ? { width, height } : undefined

	function offers(format: string, quality: string): string {
		return UNSPLASH_WIDTHS.map((wanted) => {
			const sized = new URL(address!)
			sized.searchParams.set('w', String(wanted))
			if (size) sized.searchParams.set('h', String(Math.round((wanted * size.height) / size.width)))
			sized.searchParams.set('fm', format)
			sized.searchParams.set('q', quality)
			return `${sized} ${wanted}w`
		}).join(', ')
	}

	return {
		sources: [
			{ type: 'image/avif', srcset: offers('avif', '60') },
			{ type: 'image/webp', srcset: offers('webp', '75') },
		],
		size,
	}
}
