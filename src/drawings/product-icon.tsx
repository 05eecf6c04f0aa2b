import { Drawing } from './drawing.tsx'
import { picturesByName } from './pictures-by-name.ts'
import type { Picture } from './read/read-drawing.ts'

const files = import.meta.glob<Picture>('/content/drawings/icons/*.svg', {
	query: '?drawing',
	import: 'default',
	eager: true,
})

const icons = picturesByName(files)

export const productIconNames = [...icons.keys()]

type ProductIconProps = { name: string; size?: number; className?: string | undefined }

/** A product on a 40 grid: navy line, one sea-glass fill, one amber light. Pages recolour it through the three variables. */
export function ProductIcon({ name, ...look }: ProductIconProps) {
	// Those who name an icon are checked against the files while the site is built.
	return <Drawing of={icons.get(name)!} {...look} />
}
