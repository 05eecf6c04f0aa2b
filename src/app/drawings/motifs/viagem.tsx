import { circlePath } from '../geometry.ts'
import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'

const WINDOWS = [-30, -12, 6, 24, 42]

export function ViagemMotif({ ink }: MotifDrawingProps) {
	return (
		<g transform="translate(-10 -118) rotate(-14)">
			<path
				d="M-104 0C-96-15-70-20-40-20H64c26 0 44 10 50 20-6 10-24 16-50 16H-60c-24 0-40-6-44-16z"
				fill={palette.white}
			/>
			<path d="M-104 0c4 10 20 16 44 16H64c26 0 44-6 50-16z" fill={palette.navy100} />
			<path d="M-98-6l-26-40h26l34 28z" fill={ink.teal} />
			<path d="M10 6L-44 66h26L54 6z" fill={ink.deep} />
			<path d="M16-16L-14-50h16l40 34z" fill={ink.soft} />
			<path d={WINDOWS.map((x) => circlePath(x, -6, 4)).join('')} fill={palette.navy800} />
			<path d="M88-14c12 3 20 8 26 14H84z" fill={palette.amber400} />
		</g>
	)
}
