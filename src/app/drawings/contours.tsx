import { seededRandom } from '#lib/seeded-random.ts'
import { round } from './geometry.ts'

const STEP = 24

type ContoursProps = { width: number; height: number; seed: string; lines: number; stroke: string; opacity: number }

/** Isobaths of a nautical chart; every third line is dotted. */
export function Contours({ width, height, seed, lines, stroke, opacity }: ContoursProps) {
	const random = seededRandom(seed)
	const slowPhase = random() * 6
	const quickPhase = random() * 6

	function isobath(line: number): string {
		const level = height * (0.02 + (1.02 * line) / lines)
		const corners: string[] = []
		for (let x = -20; x <= width + 40; x += STEP) {
			const slow = Math.sin(x / 210 + slowPhase + line * 0.34) * (18 + line * 2.2)
			const quick = Math.sin(x / 93 + quickPhase + line * 0.21) * (7 + line)
			corners.push(`${x},${round(level + slow + quick)}`)
		}
		return `M${corners.join('L')}`
	}

	const all = Array.from({ length: lines }, (_, line) => line)
	const dotted = all.filter((line) => line % 3 === 2)
	const solid = all.filter((line) => line % 3 !== 2)
	return (
		<g fill="none" stroke={stroke} strokeWidth={1.2} strokeLinejoin="round" opacity={opacity}>
			<path d={solid.map(isobath).join('')} />
			<path d={dotted.map(isobath).join('')} strokeDasharray="1.5 7" strokeLinecap="round" />
		</g>
	)
}
