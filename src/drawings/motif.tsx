import type { MotifName } from './motif-names.ts'
import { picturesByName } from './pictures-by-name.ts'
import type { Picture } from './read/read-drawing.ts'
import { Shapes } from './shapes.tsx'

const drawings = picturesByName(
	import.meta.glob<Picture>('/content/drawings/motifs/*.svg', { query: '?drawing', import: 'default', eager: true }),
)

export type MotifProps = { name: MotifName; transform?: string }

/** One product line in a picture: stands on y = 0, centred on x = 0, about 300 wide and 170 high. */
export function Motif({ name, transform }: MotifProps) {
	return <Shapes of={drawings.get(name)!} transform={transform} />
}
