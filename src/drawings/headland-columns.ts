import { seededRandom } from '#lib/seeded-random.ts'

const TONES = 3
export const NARROWEST = 16
const WIDEST = 36
const JITTER = 10
const FACET_CHANCE = 0.65
const FACET_DROP = 24

export type Cliff = {
	from: number
	to: number
	/** Height of the cliff's edge at x, before the jitter. */
	top: (x: number) => number
	base: number
	seed: string
}

/** From y down to the cliff's base; `tone` counts the three tones of basalt. */
export type Strip = { x: number; y: number; width: number; tone: number }
/** A basalt column; `facet` is the narrower face in front of it, `grass` scales the cap's height. */
export type Column = Strip & { facet: Strip | undefined; grass: number }

/** Same seed, same cliff: the numbers are drawn in this fixed order. */
export function headlandColumns({ from, to, top, base, seed }: Cliff): Column[] {
	const random = seededRandom(seed)
	const columns: Column[] = []
	let previous: number | undefined
	for (let x = from; x < to; ) {
		const drawn = Math.min(NARROWEST + random() * (WIDEST - NARROWEST), to - x)
		const width = to - x - drawn < NARROWEST * 0.6 ? to - x : drawn
		const y = top(x + width / 2) + (random() - 0.5) * JITTER
		const candidate = Math.floor(random() * TONES)
		const tone = candidate === previous ? (candidate + 1) % TONES : candidate
		const column = { x, y, width, tone }
		const facet = random() > 1 - FACET_CHANCE ? facetOf(column, base, random) : undefined
		columns.push({ ...column, facet, grass: 0.8 + random() * 0.6 })
		previous = tone
		x += width
	}
	return columns
}

function facetOf({ x, y, width, tone }: Strip, base: number, random: () => number): Strip {
	const facetY = y + FACET_DROP + random() * (base - y) * 0.55
	const facetWidth = width * (0.35 + random() * 0.4)
	const facetX = x + random() * (width - facetWidth)
	return { x: facetX, y: facetY, width: facetWidth, tone: (tone + 1) % TONES }
}
