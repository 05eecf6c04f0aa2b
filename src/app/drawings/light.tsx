import { type Point, points, round } from './geometry.ts'
import type { Tones } from './moods.ts'

type RingsProps = { lamp: Point; radii: readonly number[]; fills: Tones | readonly string[] }

/** The glow around the lamp, widest ring first. */
export function Rings({ lamp, radii, fills }: RingsProps) {
	return radii.map((radius, i) => (
		<circle key={radius} cx={round(lamp.x)} cy={round(lamp.y)} r={round(radius)} fill={fills[i]} />
	))
}

type BeamProps = {
	lamp: Point
	/** Half the beam's width where it leaves the lamp. */
	aperture: number
	/** The x where the beam ends, outside the picture. */
	reach: number
	/** Upper and lower edge at its end, measured from the lamp. */
	upper: number
	lower: number
	fill: string
}

export function Beam({ lamp: { x, y }, aperture, reach, upper, lower, fill }: BeamProps) {
	return (
		<polygon
			points={points([x, y - aperture], [reach, y + upper], [reach, y + lower], [x, y + aperture])}
			fill={fill}
		/>
	)
}

type LightRangeProps = { lamp: Point; radius: number; stroke: string; width?: number; dots?: string; opacity?: number }

/** Dotted circle: how far the light is seen, as on a chart. */
export function LightRange({ lamp, radius, stroke, width = 1.2, dots = '1.5 9', opacity }: LightRangeProps) {
	return (
		<circle
			cx={round(lamp.x)}
			cy={round(lamp.y)}
			r={round(radius)}
			fill="none"
			stroke={stroke}
			strokeWidth={width}
			strokeDasharray={dots}
			strokeLinecap="round"
			opacity={opacity}
		/>
	)
}
