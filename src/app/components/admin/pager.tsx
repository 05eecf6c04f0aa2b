import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { AdminButton } from './admin-button.tsx'

/** A card whose table fits it at any width, with a pager below the table. */
export const listCard = '@container [&_table]:min-w-0 [&>section]:rounded-none'

type PagerProps = {
	previous: { label: string; to: string | undefined }
	next: { label: string; to: string | undefined }
	children?: ReactNode
}

/** Below a list: where one is, and the ways on. Nothing to follow, nothing to press. */
export function Pager({ previous, next, children }: PagerProps) {
	return (
		<div className="flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4.5 py-2">
			<p className="text-fine text-ink-3">{children}</p>
			{(previous.to || next.to) && (
				<nav aria-label="Páginas" className="ml-auto flex gap-2">
					{previous.to && (
						<AdminButton size="small" to={previous.to} icon={<Icon of={ChevronLeft} size={15} />}>
							{previous.label}
						</AdminButton>
					)}
					{next.to && (
						<AdminButton size="small" to={next.to}>
							{next.label}
							<Icon of={ChevronRight} size={15} />
						</AdminButton>
					)}
				</nav>
			)}
		</div>
	)
}
