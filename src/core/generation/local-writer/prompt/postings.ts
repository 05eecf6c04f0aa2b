/** For each key, where it occurs and how much it weighs there. Keys are small whole numbers, counted from 0. */
export type Postings = {
	keyCount: number
	each: (key: number, visit: (at: number, weight: number) => void) => void
	/** What it weighs in one place; nothing where it does not occur. */
	weightAt: (key: number, at: number) => number
}

/**
 * Packs what is given, side by side: as objects the same lists would take ten times the memory. It is collected twice,
 * first to count and then to fill, so that nothing is kept besides.
 */
export function createPostings(
	keyCount: number,
	collect: (add: (key: number, at: number, weight: number) => void) => void,
): Postings {
	/** By key: where its places end. Filled from their beginning, where the key before it ends. */
	const ends = new Uint32Array(keyCount)
	collect((key) => (ends[key]! += 1))
	let total = 0
	for (let key = 0; key < keyCount; key++) {
		const count = ends[key]!
		ends[key] = total
		total += count
	}
	const places = new Uint32Array(total)
	const weights = new Float32Array(total)
	collect((key, at, weight) => {
		const slot = ends[key]!
		places[slot] = at
		weights[slot] = weight
		ends[key] = slot + 1
	})

	function each(key: number, visit: (at: number, weight: number) => void): void {
		const end = ends[key] ?? 0
		for (let slot = ends[key - 1] ?? 0; slot < end; slot++) visit(places[slot]!, weights[slot]!)
	}

	function weightAt(key: number, wanted: number): number {
		let found = 0
		each(key, (at, weight) => {
			if (at === wanted) found = weight
		})
		return found
	}

	return { keyCount, each, weightAt }
}
