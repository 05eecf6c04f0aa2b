import { useCallback, useState } from 'react'

export type Selection<Row> = {
	/** The chosen rows that are shown: what has left the page is no longer chosen. */
	taken: Row[]
	shown: number
	has: (id: string) => boolean
	choose: (id: string, on: boolean) => void
	chooseAll: (on: boolean) => void
	/** Stays the same function. */
	clear: () => void
}

/** Which rows of a list are chosen. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
	const clear = useCallback(() => setChosen(new Set()), [])

	function choose(id: string, on: boolean) {
		const next = new Set(chosen)
		if (on) next.add(id)
		else next.delete(id)
		setChosen(next)
	}

	return {
		taken: rows.filter(({ id }) => chosen.has(id)),
		shown: rows.length,
		has: (id) => chosen.has(id),
		choose,
		chooseAll: (on) => setChosen(new Set(on ? rows.map(({ id }) => id) : [])),
		clear,
	}
}
