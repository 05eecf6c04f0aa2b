import type { LibraryPicture } from './library-picture.ts'

export const pictureGrid =
	'grid grid-cols-2 gap-3 @min-[34rem]:grid-cols-3 @min-[52rem]:grid-cols-4 @min-[70rem]:grid-cols-5'

/** A link or a button wears it; the whole tile is pressed. */
export const tileLook =
	'group block w-full min-w-0 overflow-hidden rounded-card border border-line bg-panel text-left shadow-card transition-colors hover:bg-hover'

type PictureTileProps = { picture: LibraryPicture /** What pressing it does. */; verb: string }

/** What a tile shows of a picture: itself, its name, and whether it still lacks words. Its own words are the tile's name. */
export function PictureTile({ picture, verb }: PictureTileProps) {
	const { label, alt, width, height, thumbnail } = picture
	return (
		<>
			<span className="block aspect-4/3 bg-paper-3">
				<img
					src={thumbnail}
					alt={alt}
					width={width}
					height={height}
					loading="lazy"
					decoding="async"
					className="size-full object-cover"
				/>
			</span>
			<span className="block px-3 py-2.5">
				<span className="block truncate font-medium">
					<span className="sr-only">{verb} </span>
					{label}
				</span>
				<span className="flex flex-wrap items-center justify-between gap-x-2 text-fine text-ink-3 group-hover:text-ink-2">
					<span>
						{width} × {height}
					</span>
					{!alt && <span className="font-semibold text-warn">Sem texto alternativo</span>}
				</span>
			</span>
		</>
	)
}
