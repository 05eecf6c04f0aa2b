/** For each key, where it occurs and how much it weighs there. */
export type Postings = {
	/** In how many places it occurs. */
	countOf: (key: number) => number
	each: (key: number, visit: (at: number, weight: number) => void) => void
	/** What it weighs in one place; nothing where it does not occur. */
	weightAt: (key: number, at: number) => number
}

/** Adds up what is given, then packs it: as objects the same lists would take ten times the memory. */
export function createPostings(collect: (add: (key: number, at: number, weight: number) => void) => void): Postings {
	const keys: number[] = []
	const places: number[] = []
	const weights: number[] = []
	collect((key, at, weight) => {
		keys.push(key)
		places.push(at)
		weights.push(weight)
	})
	const counts = new Map<number, number>()
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
	const ends = new Map<number, number>()
	let end = 0
	for (const [key, count] of counts) {
		end += count
		ends.set(key, end)
	}
	const packedPlaces = new Uint32Array(keys.length)
	const packedWeights = new Float32Array(keys.length)
	// Filled from the end of each list, and from the last to the first, so that each stays in order.
	const free = new Map(ends)
	for (let nth = keys.length - 1; nth >= 0; nth -= 1) {
		const slot = free.get(keys[nth]!)! - 1
		free.set(keys[nth]!, slot)
		packedPlaces[slot] = places[nth]!
		packedWeights[slot] = weights[nth]!
	}

	function each(key: number, visit: (at: number, weight: number) => void): void {
		const last = ends.get(key)
		if (last === undefined) return
		for (let slot = free.get(key)!; slot < last; slot += 1) visit(packedPlaces[slot]!, packedWeights[slot]!)
	}

	function weightAt(key: number, wanted: number): number {
		let found = 0
		each(key, (at, weight) => {
			if (at === wanted) found = weight
		})
		return found
	}

	return { countOf: (key) => (ends.get(key) ?? 0) - (free.get(key) ?? 0), each, weightAt }
}
