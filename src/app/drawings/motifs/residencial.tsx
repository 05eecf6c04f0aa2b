import { rectPath } from '../geometry.ts'
import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'

const PICKETS = [66, 80, 94, 108, 122]

export function ResidencialMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<path d="M-92-84H58V0H-92z" fill={palette.white} />
			<path d="M20-84H58V0H20z" fill={palette.navy100} />
			<path d="M-108-84l48-58H40l38 58z" fill={ink.tealShade} />
			<path d="M20-166h20v44H20z" fill={palette.teal800} />
			<path d="M-72-62h30v30h-30z" fill={palette.amber400} />
			<path d="M-58.5-62h3v30h-3zM-72-48.5h30v3h-30z" fill={palette.navy800} />
			<path d="M-22 0v-46a14 14 0 0 1 28 0V0z" fill={palette.navy800} />
			<circle cx={1} cy={-24} r={2.5} fill={palette.amber300} />
			<path d="M28-58h22v24H28z" fill={palette.amber300} />
			<path
				d={[...PICKETS.map((x) => rectPath(x, -26, 6, 26)), rectPath(62, -19, 72, 4)].join('')}
				fill={palette.white}
			/>
			<path d="M-136-40h6V0h-6z" fill={palette.teal800} />
			<circle cx={-133} cy={-58} r={26} fill={ink.teal} />
			<circle cx={-142} cy={-50} r={17} fill={ink.tealShade} />
		</>
	)
}
