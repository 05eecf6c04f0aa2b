import { palette } from './palette.ts'

const LONG = 'M176,33L380,62 420,84 250,78 176,43z'
const SHORT = 'M176,33L320,58 350,74 240,70 176,43z'

type NightCarProps = { headlight?: 'long' | 'short' }

/** A car driving right with its headlight on; 178 wide, roof at y = -6, wheels down to y = 73. */
export function NightCar({ headlight = 'short' }: NightCarProps) {
	return (
		<>
			<path d={headlight === 'long' ? LONG : SHORT} fill={palette.amber300} opacity={0.5} />
			<path d="M0 52V32l22-8 26-30h66l34 30 30 9v19z" fill={palette.white} />
			<path d="M32 23L53 0h26v23zM86 23V0h26l26 23z" fill={palette.navy700} />
			<path d="M0 42h178v12H0z" fill={palette.teal400} />
			<circle cx={38} cy={56} r={17} fill={palette.navy950} />
			<circle cx={38} cy={56} r={7} fill={palette.navy200} />
			<circle cx={140} cy={56} r={17} fill={palette.navy950} />
			<circle cx={140} cy={56} r={7} fill={palette.navy200} />
			<rect x={170} y={32} width={10} height={9} rx={2} fill={palette.amber400} />
		</>
	)
}
