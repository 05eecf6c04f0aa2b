import type { Picture } from './read/read-drawing.ts'

type DrawingProps = {
	/** From `import fog from '#content/drawings/scenes/fog.svg?drawing'`. */
	of: Picture
	/** Width and height in pixels, where the file's own do not fit. */
	size?: number | undefined
	className?: string | undefined
}

/** A fixed picture, in the page itself. React takes its inside as it is, so it costs nothing to hydrate. */
export function Drawing({ of: { label, shapes, ...box }, size, className }: DrawingProps) {
	return (
		<svg
			{...box}
			{...(size && { width: size, height: size })}
			role={label ? 'img' : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			className={className}
			dangerouslySetInnerHTML={shapes}
		/>
	)
}
