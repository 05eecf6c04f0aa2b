import { round } from '../geometry.ts'
import { palette } from '../palette.ts'

const COIN = { width: 44, height: 11 }

type CoinStackProps = { x: number; coins: number }

/** Coins lying on each other, every second one a little askew; stands on y = 0, centred on `x`. */
export function CoinStack({ x, coins }: CoinStackProps) {
	const left = x - (COIN.width - COIN.height) / 2
	const rows = Array.from({ length: coins }, (_, i) => round(-(i + 0.5) * COIN.height))
	const stack = (parity: number, shift: number) =>
		rows.map((y, i) => (i % 2 === parity ? `M${round(left + shift)},${y}h${COIN.width - COIN.height}` : '')).join('')
	return (
		<g strokeWidth={COIN.height} strokeLinecap="round">
			<path d={stack(0, 0)} stroke={palette.amber500} />
			<path d={stack(1, 3)} stroke={palette.amber400} />
		</g>
	)
}

export function stackHeight(coins: number): number {
	return coins * COIN.height
}
