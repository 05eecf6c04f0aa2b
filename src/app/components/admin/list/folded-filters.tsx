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

/** Choices beside a search box. On phones they are folded away until they are asked for; without JavaScript they are not. */
export function FoldedFilters({ used, children }: FoldedFiltersProps) {
	const [open, setOpen] = useState(used)
	return (
		<>
			<AdminButton
				size="icon"
				aria-label="Mais filtros"
				title="Mais filtros"
				aria-expanded={open}
				onClick={() => setOpen(!open)}
				className="drawer:hidden noscript:hidden"
			>
				<Icon of={SlidersHorizontal} size={17} />
			</AdminButton>
			<div
				className={classNames(
					'max-drawer:order-last max-drawer:flex max-drawer:basis-full max-drawer:flex-wrap max-drawer:gap-2 drawer:contents',
					!open && 'max-drawer:[@media(scripting:enabled)]:hidden',
				)}
			>
				{children}
			</div>
		</>
	)
}
