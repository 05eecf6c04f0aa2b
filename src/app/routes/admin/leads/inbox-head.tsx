import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'
import { InboxFilters } from './inbox-filters.tsx'
import type { InboxView } from './inbox-view.ts'
import { ViewLinks } from './view-links.tsx'

type InboxHeadProps = {
	/** Nothing where they could not be read. */
	counts: Record<InboxView, number> | undefined
	products: readonly string[]
	/** What is to be done is shown, which on phones needs the room of the filters. */
	working: boolean
}

/** Which list, and what to look for. One form for all lists, so that typing goes on where the list changes. */
export function InboxHead({ counts, products, working }: InboxHeadProps) {
	const [open, setOpen] = useState(false)
	return (
		<div className="flex flex-wrap items-end gap-2 drawer:flex-row-reverse">
			{counts && <ViewLinks counts={counts} />}
			{working && (
				<AdminButton
					size="icon"
					aria-label="Mais filtros"
					title="Mais filtros"
					aria-expanded={open}
					onClick={() => setOpen(!open)}
					className="drawer:hidden"
				>
					<Icon of={SlidersHorizontal} size={17} />
				</AdminButton>
			)}
			<div
				className={classNames(
					'max-drawer:basis-full drawer:min-w-0 drawer:flex-1',
					working && !open && 'max-drawer:hidden',
				)}
			>
				<InboxFilters products={products} folded={working} />
			</div>
		</div>
	)
}
