import { useState } from 'react'
import { foldedAway, MoreFiltersButton } from '#app/components/admin/list/folded-filters.tsx'
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
			{working && <MoreFiltersButton open={open} onToggle={() => setOpen(!open)} />}
			<div className={classNames('max-drawer:basis-full drawer:min-w-0 drawer:flex-1', working && !open && foldedAway)}>
				<InboxFilters products={products} folded={working} />
			</div>
		</div>
	)
}
