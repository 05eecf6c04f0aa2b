import { Drawing } from './drawing.tsx'
import { picturesByName } from './pictures-by-name.ts'
import type { Picture } from './read/read-drawing.ts'

const vignettes = picturesByName(
	import.meta.glob<Picture>('/content/drawings/vignettes/*.svg', { query: '?drawing', import: 'default', eager: true }),
)

type VignetteProps = { service: string; className?: string | undefined }

/** The strip at the top of a service card, where there is one for the service. */
export function Vignette({ service, className }: VignetteProps) {
	const vignette = vignettes.get(service)
	return vignette && <Drawing of={vignette} className={className} />
}
