import { round } from './geometry.ts'

type BirdProps = { x: number; y: number; scale: number; stroke: string }

export function Bird({ x, y, scale, stroke }: BirdProps) {
	const wing = `q${round(6 * scale)},${round(-7 * scale)} ${round(12 * scale)},0`
	return (
		<path
			d={`M${round(x)},${round(y)}${wing}${wing}`}
			fill="none"
			stroke={stroke}
			strokeWidth={round(1.8 * scale)}
			strokeLinecap="round"
		/>
	)
}
