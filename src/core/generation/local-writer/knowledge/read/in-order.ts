import type { Faults } from '#lib/content/faults.ts'

/** The list in a file that gives some things their order, by their ids. */
export type Order = {
	file: string
	ids: readonly string[]
	lineOf: (at: number) => number
	/** What has a file, be it one that can be read or not. */
	exists: (id: string) => boolean
}

/** Those in the list in its order, then the others as they come: what is new needs no place in it. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], order: Order, faults: Faults): Item[] {
	const { file, ids, lineOf, exists } = order
	for (const [at, id] of ids.entries()) {
		if (!exists(id)) faults.add(file, lineOf(at), `não há arquivo para "${id}"`)
		if (ids.indexOf(id) !== at) faults.add(file, lineOf(at), `"${id}" já está na lista`)
	}
	const placeOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
	return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
