import { Frame } from './frame.tsx'
import { placed } from './geometry.ts'
import { Motif } from './motif.tsx'
import { palette } from './palette.ts'

const WIDTH = 420
const HEIGHT = 150
const CENTRE = WIDTH * 0.66
const DISC_RADIUS = HEIGHT * 0.62

const vignettes = {
	residencial: { background: palette.amber100, disc: palette.amber200, ground: palette.teal700, scale: 0.72, drop: 0 },
	vida: { background: palette.teal100, disc: palette.teal200, ground: palette.teal600, scale: 0.8, drop: 0 },
	// The plane hangs high in its own drawing, so it is let down into the strip.
	viagem: { background: palette.navy100, disc: palette.amber100, ground: palette.teal400, scale: 0.8, drop: 26 },
	empresarial: { background: palette.paper2, disc: palette.navy100, ground: palette.navy700, scale: 0.8, drop: 0 },
} as const

export type VignetteName = keyof typeof vignettes

type VignetteProps = { name: VignetteName; className?: string | undefined }

/** The strip at the top of a service card. */
export function Vignette({ name, className }: VignetteProps) {
	const { background, disc, ground, scale, drop } = vignettes[name]
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMaxYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={background} />
			<circle cx={CENTRE} cy={DISC_RADIUS} r={DISC_RADIUS} fill={disc} />
			<g transform={placed(CENTRE, HEIGHT - 16 + drop, scale)}>
				<Motif name={name} />
			</g>
			<path d={`M0,142C126,124 252,136 ${WIDTH},128V${HEIGHT}H0z`} fill={ground} />
		</Frame>
	)
}
