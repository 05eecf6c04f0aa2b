/** Runs that were started from this tab and whose end nobody was told of yet. */
const untold = new Set<string>()

export const startedHere = {
	add: (id: string) => void untold.add(id),
	has: (id: string) => untold.has(id),
	told: (id: string) => void untold.delete(id),
}
