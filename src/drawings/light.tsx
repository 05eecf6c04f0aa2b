import { type Point, points, round } from './geometry.ts'
import type { Tones } from './skies.ts'

type RingsProps = { lamp: Point; radii: readonly number[]; fills: Tones }

/** The glow around the lamp, widest ring first. */
export function Rings({ lamp, radii, fills }: RingsProps) {
	return radii.map((radius, i) => (
		<circle key={radius} cx={round(lamp.x)} cy={round(lamp.y)} r={round(radius)} fill={fills[i]} />
	))
}

/** Half the beam's width where it leaves the lamp. */
const APERTURE = 5

type BeamProps = {
	lamp: Point
	/** The x where the beam ends, outside the picture. */
	reach: number
	/** Upper and lower edge at its end, measured from the lamp. */
	upper: number
	lower: number
	fill: string
}

export function Beam({ lamp: { x, y }, reach, upper, lower, fill }: BeamProps) {
	return (
		<polygon
			points={points([x, y - APERTURE], [reach, y + upper], [reach, y + lower], [x, y + APERTURE])}
			fill={fill}
		/>
	)
}

type LightRangeProps = { lamp: Point; radius: number; stroke: string }

/** Dotted circle: how far the light is seen, as on a chart. */
export function LightRange({ lamp, radius, stroke }: LightRangeProps) {
	return (
		<circle
			cx={round(lamp.x)}
			cy={round(lamp.y)}
			r={round(radius)}
			fill="none"
			stroke={stroke}
			strokeWidth={2}
			strokeDasharray="2 12"
			strokeLinecap="round"
		/>
	)
}
