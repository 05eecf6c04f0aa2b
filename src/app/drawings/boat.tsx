import { placed } from './geometry.ts'
import { palette } from './palette.ts'

type BoatProps = { x: number; y: number; scale?: number; hull?: string }

/** Small sailing boat; (x, y) is amidships, just under the sails. */
export function Boat({ x, y, scale = 1, hull = palette.navy900 }: BoatProps) {
	return (
		<g transform={placed(x, y, scale)}>
			<path d="M-2,-44V-6H-26z" fill={palette.white} />
			<path d="M3,-36V-6H20z" fill={palette.amber400} />
			<path d="M-.5,-46h2v44h-2zM-30,-3H28L20,9H-20z" fill={hull} />
		</g>
	)
}
