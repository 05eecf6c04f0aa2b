import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { AdminButton } from '../admin-button.tsx'

type FoldedFiltersProps = {
	/** One of them narrows the list: then they are in sight. */
	used: boolean
	children: ReactNode
}

/** Of what waits on phones until it is asked for. Without JavaScript nobody could ask. */
export const foldedAway = 'max-drawer:[@media(scripting:enabled)]:hidden'

export function MoreFiltersButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
	return (
		<AdminButton
			size="icon"
			aria-label="Mais filtros"
			title="Mais filtros"
			aria-expanded={open}
			onClick={onToggle}
			className="drawer:hidden noscript:hidden"
		>
			<Icon of={SlidersHorizontal} size={17} />
		</AdminButton>
	)
}

/** Choices beside a search box. On phones they are folded away until they are asked for; without JavaScript they are not. */
export function FoldedFilters({ used, children }: FoldedFiltersProps) {
	const [open, setOpen] = useState(used)
	return (
		<>
			<MoreFiltersButton open={open} onToggle={() => setOpen(!open)} />
			<div
				className={classNames(
					'max-drawer:order-last max-drawer:flex max-drawer:basis-full max-drawer:flex-wrap max-drawer:gap-2 drawer:contents',
					!open && foldedAway,
				)}
			>
				{children}
			</div>
		</>
	)
}
