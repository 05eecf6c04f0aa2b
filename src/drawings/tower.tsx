import { circlePath, points, polygonPath, rectPath, round } from './geometry.ts'
import { palette } from './palette.ts'

/* All parts of the tower as shares of its height. */
const FOOT_WIDTH = 0.2
const TOP_WIDTH = 0.125
const BODY = 0.76
const GALLERY = 0.018
const LANTERN = 0.105

/** The right 38 % of the body lies in shade: from here, where -1 is its left edge and 1 its right. */
const SHADED_FROM = 0.24

/** From foot (0) to top (1) of the body. */
type Band = readonly [from: number, to: number]
const TWO_BANDS: Band[] = [
	[0.2, 0.42],
	[0.64, 0.86],
]
const ONE_BAND: Band[] = [[0.38, 0.66]]

const SHADE_OF: Record<string, string> = { [palette.navy900]: palette.navy950, [palette.teal700]: palette.teal800 }

type TowerProps = {
	x: number
	/** The y of the tower's foot. */
	foot: number
	height: number
	bands: 1 | 2
	band: string
}

/** Where the light of a tower shines from. */
export function lampY(foot: number, height: number): number {
	return foot - height * (BODY + GALLERY + LANTERN / 2)
}

export function Tower({ x, foot, height, bands, band }: TowerProps) {
	const halfWidth = (t: number) => (height * (FOOT_WIDTH + (TOP_WIDTH - FOOT_WIDTH) * t)) / 2
	const bodyY = (t: number) => foot - height * BODY * t
	/** Part of the body from `inner`, counted like SHADED_FROM, to the right edge. */
	const slice = ([from, to]: Band, inner: number) =>
		polygonPath(
			[x + halfWidth(to) * inner, bodyY(to)],
			[x + halfWidth(to), bodyY(to)],
			[x + halfWidth(from), bodyY(from)],
			[x + halfWidth(from) * inner, bodyY(from)],
		)
	const painted = bands === 2 ? TWO_BANDS : ONE_BAND
	const doorRadius = round(height * 0.022)
	const doorHeight = round(height * 0.062)

	return (
		<>
			<path d={slice([0, 1], -1)} fill={palette.white} />
			<path d={slice([0, 1], SHADED_FROM)} fill={palette.navy100} />
			<path d={painted.map((part) => slice(part, -1)).join('')} fill={band} />
			<path d={painted.map((part) => slice(part, SHADED_FROM)).join('')} fill={SHADE_OF[band] ?? band} />
			<path
				d={`M${round(x - height * 0.022)},${round(foot)}v${-doorHeight}a${doorRadius},${doorRadius} 0 0 1 ${round(height * 0.044)},0v${doorHeight}z`}
				fill={palette.navy900}
			/>
			<path d={rectPath(x - height * 0.012, bodyY(0.56), height * 0.024, height * 0.042)} fill={palette.amber400} />
			<TowerHead x={x} top={bodyY(1)} height={height} />
		</>
	)
}

type TowerHeadProps = { x: number; top: number; height: number }

/** Gallery, lantern and dome. */
function TowerHead({ x, top, height }: TowerHeadProps) {
	const topWidth = height * TOP_WIDTH
	const floor = top - height * GALLERY
	const lanternHeight = height * LANTERN
	const lanternWidth = topWidth * 0.74
	const lanternTop = floor - lanternHeight
	const lanternLeft = x - lanternWidth / 2
	const bar = height * 0.006

	const posts = [0, 1, 2, 3, 4].map((i) =>
		rectPath(x + topWidth * (-0.74 + i * 0.37) - bar / 2, top - height * 0.06, bar, height * 0.044),
	)
	const gallery = [
		rectPath(x - topWidth * 0.78, floor, topWidth * 1.56, height * 0.022),
		...posts,
		rectPath(x - topWidth * 0.76, top - height * 0.062, topWidth * 1.52, height * 0.007),
	]
	const mullions = [-0.5, -0.17, 0.17, 0.5].map((share) =>
		rectPath(x + lanternWidth * share - bar / 2, lanternTop, bar, lanternHeight),
	)

	return (
		<>
			<path d={gallery.join('')} fill={palette.navy900} />
			<path d={rectPath(lanternLeft, lanternTop, lanternWidth, lanternHeight)} fill={palette.amber400} />
			<path d={rectPath(lanternLeft, lanternTop, lanternWidth * 0.22, lanternHeight)} fill={palette.amber200} />
			<path d={mullions.join('')} fill={palette.navy900} />
			<circle cx={round(x)} cy={round(floor - lanternHeight / 2)} r={round(height * 0.026)} fill={palette.white} />
			<path
				d={[
					domePath({ x, base: lanternTop, halfWidth: lanternWidth * 0.66, height }),
					rectPath(x - height * 0.004, lanternTop - height * 0.125, height * 0.008, height * 0.05),
					circlePath(x, lanternTop - height * 0.082, height * 0.012),
				].join('')}
				fill={palette.navy900}
			/>
		</>
	)
}

function domePath({
	x,
	base,
	halfWidth,
	height,
}: {
	x: number
	base: number
	halfWidth: number
	height: number
}): string {
	const shoulder = base - height * 0.055
	const brow = base - height * 0.075
	const crown = base - height * 0.078
	const start = points([x - halfWidth, base])
	const rise = points([x - halfWidth * 0.8, shoulder], [x - halfWidth * 0.35, brow], [x, crown])
	const fall = points([x + halfWidth * 0.35, brow], [x + halfWidth * 0.8, shoulder], [x + halfWidth, base])
	return `M${start}C${rise}C${fall}Z`
}
