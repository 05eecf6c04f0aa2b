import { rectPath } from './geometry.ts'
import { type Cliff, headlandColumns, type Strip } from './headland-columns.ts'
import type { Tones } from './skies.ts'

/** Columns overlap a little, or the sky shines through the seams. */
const OVERLAP = 0.6

const GRASS_HEIGHT = 14

type HeadlandProps = Cliff & { tones: Tones; grass: string }

/** Basalt columns under a cap of grass, as in Torres. One path per tone: the columns first, their facets over them. */
export function Headland({ tones, grass, ...cliff }: HeadlandProps) {
	const columns = headlandColumns(cliff)
	const facets = columns.flatMap(({ facet }) => facet ?? [])
	const caps = columns.map(({ x, y, width, grass: share }) =>
		rectPath(x, y - GRASS_HEIGHT * 0.55, width + OVERLAP, GRASS_HEIGHT * share),
	)
	return (
		<>
			<Strips strips={columns} overlap={OVERLAP} base={cliff.base} tones={tones} />
			<Strips strips={facets} overlap={0} base={cliff.base} tones={tones} />
			<path d={caps.join('')} fill={grass} />
		</>
	)
}

type StripsProps = { strips: Strip[]; overlap: number; base: number; tones: Tones }

function Strips({ strips, overlap, base, tones }: StripsProps) {
	return tones.map((fill, tone) => {
		const own = strips.filter((strip) => strip.tone === tone)
		const paths = own.map(({ x, y, width }) => rectPath(x, y, width + overlap, base - y))
		return <path key={fill} d={paths.join('')} fill={fill} />
	})
}
