import { ImageUp } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** Over everything while files are dragged over the page: they may be dropped anywhere. */
export function DropVeil() {
	return (
		<div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-navy-950/55 p-6">
			<p className="flex items-center gap-3 rounded-card border-2 border-dashed border-lamp bg-panel px-6 py-5 text-section font-semibold text-ink shadow-floating">
				<Icon of={ImageUp} size={22} />
				Solte para enviar
			</p>
		</div>
	)
}
