import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { classNames } from '#lib/class-names.ts'
import { AdminButton } from '../admin-button.tsx'
import { ListState } from '../list-state.tsx'
import type { List } from './list-query.ts'
import { useListBusy } from './use-list.ts'

type ListBodyProps<Query> = {
	list: List<Query>
	query: Query
	/** There are no rows. */
	empty: boolean
	/** What is said where there is nothing at all. */
	nothing: { title: string; hint: string; action?: ReactNode }
	/** What is said where the filters hide everything, and how the way back to all is called. */
	noMatch: { title: string; hint: string; clear?: string }
	/** Where not every new reading of the screen is about the rows. */
	busy?: boolean
	/** Stays in sight, and to be used, while rows are read: what can be done with those that are chosen. */
	bulk?: ReactNode
	/** Instead of the rows that are leaving, which else stay and are paler. */
	loading?: ReactNode
	children: ReactNode
}

/** The rows of a list, or what stands in their place. */
export function ListBody<Query>(props: ListBodyProps<Query>) {
	const { list, query, empty, nothing, noMatch, bulk, loading, children } = props
	const reading = useListBusy(list.path)
	const busy = props.busy ?? reading
	const { clear = 'Limpar filtros', ...hidden } = noMatch
	const none = list.isFiltered(query)
		? { ...hidden, action: <AdminButton to={list.path}>{clear}</AdminButton> }
		: nothing
	return (
		<div className="@container mt-2 drawer:mt-3">
			{!empty && bulk}
			<div aria-busy={busy} className={classNames('transition-opacity', busy && !loading && 'opacity-60')}>
				{busy && loading}
				{!(busy && loading) && (empty ? <ListState state="empty" {...none} /> : children)}
			</div>
		</div>
	)
}

/** A list that could not be read: what happened, a code to quote, another try. */
export function ListError({ message, correlationId }: { message: string; correlationId: string | undefined }) {
	const { revalidate } = useRevalidator()
	return (
		<div className="mt-4">
			<ListState state="error" message={message} correlationId={correlationId} onRetry={() => void revalidate()} />
		</div>
	)
}
