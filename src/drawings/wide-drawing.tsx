type WideDrawingProps = {
	/** From `import night from '#content/drawings/landing/night.svg?url'`. */
	src: string
	/** From this width of the window on, in rem; narrower ones fetch nothing. Two columns begin at 43.8125. */
	from?: number
	className?: string | undefined
	/** The file's own, where its box has none. */
	width?: number
	height?: number
}

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** A fixed picture for wide windows, in a file of its own: phones, which are shown another, do not wait for its bytes. */
export function WideDrawing({ src, from = 43.8125, ...box }: WideDrawingProps) {
	return (
		<picture>
			<source media={`(width >= ${from}rem)`} srcSet={src} />
			<img src={NOTHING} alt="" fetchPriority="high" {...box} />
		</picture>
	)
}
