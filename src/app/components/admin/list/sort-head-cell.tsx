import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { HeadCell } from '../data-table.tsx'

type SortHeadCellProps = ComponentProps<typeof HeadCell> & {
	/** The address of the list in this column's order. */
	to: string
	direction: 'ascending' | 'descending'
	current: boolean
}

/** The title of a column by which the list can be ordered. */
export function SortHeadCell({ to, direction, current, children, ...cell }: SortHeadCellProps) {
	return (
		<HeadCell {...cell} aria-sort={current ? direction : undefined}>
			<Link to={to} preventScrollReset className="inline-flex items-center gap-1 hover:text-ink">
				{children}
				{current && <Icon of={direction === 'ascending' ? ArrowUp : ArrowDown} size={13} />}
			</Link>
		</HeadCell>
	)
}
