import type { Picture } from './read/read-drawing.ts'

type ShapesProps = { of: Picture; transform?: string | undefined }

/** The inside of a fixed picture, as part of another. */
export function Shapes({ of: { shapes }, transform }: ShapesProps) {
	return <g transform={transform} dangerouslySetInnerHTML={shapes} />
}
