import { useState } from 'react'
import { type InboxQuery, inboxSearch } from './inbox-query.ts'

type Row = { id: string; reference: string }

/** The way to a lead, with the page of the list it stands on. */
export type Step = Row & { search: string }

/** Where an open lead stands in the list beside it. */
export type ListPlace = {
	rows: readonly Row[]
	/** Its row, or the one it had until it left the list; nothing where it never was in it. */
	at: number | undefined
	isThere: boolean
	/** Of a list that goes on over pages. */
	page: number | undefined
}

/** The rows above and below. Past the ends of a page they are those that the filter has next. */
export function neighboursOf(
	{ rows, at, isThere, page }: ListPlace,
	{ newer, older }: { newer: Row | undefined; older: Row | undefined },
	query: InboxQuery,
): { above: Step | undefined; below: Step | undefined } {
	const on = (row: Row | undefined, its = page) => row && { ...row, search: inboxSearch({ ...query, page: its ?? 1 }) }
	if (at === undefined)
		return page === undefined ? { above: undefined, below: on(rows[0]) } : { above: on(newer), below: on(older) }
	const [above, below] = [rows[at - 1], rows[isThere ? at + 1 : at]]
	if (page === undefined) return { above: on(above), below: on(below) }
	return { above: on(above) ?? on(newer, page - 1), below: on(below) ?? on(older, page + 1) }
}

/** Follows a lead through the list. Where it leaves it, being answered or won, the next one is still the next. */
export function useListPlace(rows: readonly Row[], open: string | undefined, page: number | undefined): ListPlace {
	const found = rows.findIndex(({ id }) => id === open)
	const [last, setLast] = useState<{ id: string; at: number }>()
	const isThere = open !== undefined && found >= 0
	if (isThere && (last?.id !== open || last.at !== found)) setLast({ id: open, at: found })
	const had = last?.id === open ? last?.at : undefined
	return { rows, at: isThere ? found : had && Math.min(had, rows.length), isThere, page }
}
