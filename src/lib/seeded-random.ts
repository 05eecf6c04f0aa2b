const FNV_OFFSET = 2166136261
const FNV_PRIME = 16777619
const MULBERRY_STEP = 0x6d2b79f5

/** Numbers in [0, 1) that follow from the seed alone: FNV-1a of the text, then mulberry32. Not for secrets. */
export function seededRandom(seed: string): () => number {
	let state = FNV_OFFSET
	for (const character of seed) {
		state = Math.imul(state ^ character.charCodeAt(0), FNV_PRIME)
	}
	return () => {
		state = (state + MULBERRY_STEP) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
