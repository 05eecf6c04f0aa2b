type LazyDrawingProps = {
	/** From `import fog from '#content/drawings/scenes/fog.svg?url'`. */
	src: string
	className?: string | undefined
	/** The file's own, where its box has no height of its own. */
	width?: number
	height?: number
}

/** A fixed picture far down a page, in a file of its own: the page's first screen does not wait for its bytes. */
export function LazyDrawing(props: LazyDrawingProps) {
	return <img {...props} alt="" loading="lazy" decoding="async" />
}
