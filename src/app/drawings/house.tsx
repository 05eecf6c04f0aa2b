import { placed } from './geometry.ts'
import { palette } from './palette.ts'

type HouseProps = { x: number; foot: number; scale?: number }

/** The keeper's house; `x` is its left wall. */
export function House({ x, foot, scale = 1 }: HouseProps) {
	return (
		<g transform={placed(x, foot, scale)}>
			<path d="M0,-26h58v26h-58z" fill={palette.paper} />
			<path d="M-6,-26L10,-44H48L64,-26zM44,-54h7v16h-7z" fill={palette.teal800} />
			<path d="M10,-19h9v10h-9zM38,-19h9v10h-9z" fill={palette.amber400} />
			<path d="M24,-19h9v19h-9z" fill={palette.navy900} />
		</g>
	)
}
