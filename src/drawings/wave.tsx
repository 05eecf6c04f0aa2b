import { round } from './geometry.ts'

type WaveProps = {
	/** Width of the picture; the band starts before it and ends after it. */
	width: number
	y: number
	bottom: number
	amplitude: number
	length: number
	/** How far the first crest lies left of the picture. */
	phase: number
	fill: string
}

/** A band of sea down to `bottom`: pointed crests, round troughs. */
export function Wave({ width, y, bottom, amplitude, length, phase, fill }: WaveProps) {
	const step = round(length)
	const swell = `c${round(step * 0.28)},${amplitude} ${round(step * 0.62)},${amplitude} ${step},0`
	const count = Math.ceil((width + phase) / step) + 1
	const left = round(-phase)
	return <path d={`M${left},${bottom}V${round(y)}${swell.repeat(count)}V${bottom}Z`} fill={fill} />
}
