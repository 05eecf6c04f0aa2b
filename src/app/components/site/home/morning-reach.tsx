import { Beam } from '#app/drawings/light.tsx'
import { morning } from '#app/drawings/moods.ts'
import { palette } from '#app/drawings/palette.ts'
import { lampY } from '#app/drawings/tower.tsx'
import { Wave } from '#app/drawings/wave.tsx'

const WIDTH = 2000
const HEIGHT = 860
/** The lamp of the morning scene, seen from this drawing's left edge. */
const lamp = { x: WIDTH + 1118, y: lampY(486, 372) }

const bands = [
	{ y: 700, amplitude: 7, length: 92, phase: 20, fill: palette.teal400 },
	{ y: 722, amplitude: 9, length: 124, phase: 70, fill: palette.teal500 },
	{ y: 752, amplitude: 11, length: 150, phase: 40, fill: palette.teal600 },
	{ y: 782, amplitude: 12, length: 186, phase: 110, fill: palette.navy700 },
	{ y: 816, amplitude: 13, length: 228, phase: 60, fill: palette.navy900 },
] as const

/** The same sea and the same beam further out to the left, for windows wider than the morning scene. */
export function MorningReach({ className }: { className?: string | undefined }) {
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" className={className}>
			<Beam lamp={lamp} aperture={8} reach={0} upper={-390} lower={619} fill={morning.beam} />
			<Beam lamp={lamp} aperture={4} reach={0} upper={-149} lower={392} fill="#FFEFCB" />
			<path d={`M${WIDTH - 420},720C${WIDTH - 260},716 ${WIDTH - 80},712 ${WIDTH},676V760z`} fill={palette.teal200} />
			{bands.map(({ y, amplitude, length, phase, fill }) => (
				<Wave
					key={y}
					width={WIDTH}
					y={y}
					bottom={HEIGHT + 2}
					amplitude={amplitude}
					length={length}
					phase={length - ((WIDTH - phase) % length)}
					fill={fill}
				/>
			))}
		</svg>
	)
}
