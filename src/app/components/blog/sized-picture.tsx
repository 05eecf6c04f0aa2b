import type { ComponentProps } from 'react'
import { pictureSources } from '#core/media/picture-sources.ts'

type SizedPictureProps = ComponentProps<'img'> & {
	src: string
	alt: string
	/** How wide it is shown, in the words of the attribute of that name. */
	sizes: string
	width: number
	height: number
}

/** A picture of which the browser fetches the size it shows. Of one that comes in one size only, that. */
export function SizedPicture({ src, alt, sizes, width, height, ...rest }: SizedPictureProps) {
	const found = pictureSources(src)
	const size = found?.size ?? { width, height }
	const picture = <img src={src} {...size} alt={alt} {...rest} />
	if (!found) return picture
	return (
		<picture className="block">
			{found.sources.map(({ type, srcset }) => (
				<source key={type} type={type} srcSet={srcset} sizes={sizes} />
			))}
			{picture}
		</picture>
	)
}
