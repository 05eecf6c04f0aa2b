import paper from '#content/drawings/coverages/_paper.svg?drawing'
import { Frame } from './frame.tsx'
import { picturesByName } from './pictures-by-name.ts'
import type { Picture } from './read/read-drawing.ts'
import { Shapes } from './shapes.tsx'

const files = import.meta.glob<Picture>('/content/drawings/coverages/*.svg', {
	query: '?drawing',
	import: 'default',
	eager: true,
})

const drawings = picturesByName(files)

/** A page without a drawing of its own shows its kind's: `_seguros`, `_servicos`. */
function drawingOf({ slug, path }: LandingAddress): Picture {
	return drawings.get(slug) ?? drawings.get(`_${path.split('/')[1]}`)!
}

type LandingAddress = { slug: string; path: string }

type CoveragesProps = { page: LandingAddress; className?: string | undefined }

/** The numbered technical drawing of a landing page; the numbers are those of the list beside it. */
export function Coverages({ page, className }: CoveragesProps) {
	const drawing = drawingOf(page)
	return (
		<Frame width={680} height={450} top={-10} label={drawing.label} className={className}>
			<Shapes of={paper} />
			<Shapes of={drawing} />
		</Frame>
	)
}
