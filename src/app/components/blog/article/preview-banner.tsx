import { Badge } from '../../ui/badge.tsx'

/** Only an admin gets to see it. */
export function PreviewBanner() {
	return (
		<p className="on-navy bg-navy-900 text-small text-navy-200">
			<span className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
				<Badge tone="preview" className="inset-ring inset-ring-amber-300">
					PREVIEW
				</Badge>
				Pré-visualização: só administradores veem esta página assim.
			</span>
		</p>
	)
}
