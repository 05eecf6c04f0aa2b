import type { MotifProps } from './motif.tsx'
import { picturesByName } from './pictures-by-name.ts'
import type { Picture } from './read/read-drawing.ts'
import { Shapes } from './shapes.tsx'

const drawings = picturesByName(
	import.meta.glob<Picture>('/content/drawings/motifs/*.svg', {
		query: '?drawing=night',
		import: 'default',
		eager: true,
	}),
)

/** A motif in the colours it has by night, where dark parts would vanish. */
export function NightMotif({ name, transform }: MotifProps) {
	return <Shapes of={drawings.get(name)!} transform={transform} />
}
