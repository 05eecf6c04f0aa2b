import { LazyDrawing } from './lazy-drawing.tsx'
import { picturesByName } from './pictures-by-name.ts'

const vignettes = picturesByName(
	import.meta.glob<string>('/content/drawings/vignettes/*.svg', { query: '?url', import: 'default', eager: true }),
)

type VignetteProps = { service: string; className?: string | undefined }

/** The strip at the top of a service card, where there is one for the service. */
export function Vignette({ service, className }: VignetteProps) {
	const vignette = vignettes.get(service)
	return vignette && <LazyDrawing src={vignette} className={className} />
}
