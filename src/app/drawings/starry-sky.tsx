import { seededRandom } from '#lib/seeded-random.ts'
import { circlePath } from './geometry.ts'
import { palette } from './palette.ts'

type StarrySkyProps = {
	seed: string
	count: number
	left?: number
	top?: number
	width: number
	height: number
	opacity: number
}

export function StarrySky({ seed, count, left = 0, top = 0, width, height, opacity }: StarrySkyProps) {
	const random = seededRandom(seed)
	const stars = Array.from({ length: count }, () => {
		const x = Math.round(left + random() * width)
		const y = Math.round(top + random() * height)
		return circlePath(x, y, 0.8 + random())
	})
	return <path d={stars.join('')} fill={palette.navy300} opacity={opacity} />
}
