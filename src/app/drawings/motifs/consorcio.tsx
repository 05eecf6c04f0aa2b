import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'
import { CoinStack } from './coin-stack.tsx'

export function ConsorcioMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<path d="M-6-80H98V0H-6z" fill={palette.white} />
			<path d="M66-80H98V0H66z" fill={palette.navy100} />
			<path d="M-22-80l42-54h56l36 54z" fill={ink.tealShade} />
			<path d="M28 0v-46h26V0z" fill={palette.navy800} />
			<circle cx={48} cy={-22} r={2.5} fill={palette.amber300} />
			<path d="M6-62h14v18H6zM74-62h16v18H74z" fill={palette.amber300} />
			<CoinStack x={-128} coins={2} />
			<CoinStack x={-80} coins={4} />
			<CoinStack x={-32} coins={6} />
			<Key ink={ink} />
		</>
	)
}

/** Stands beside the house it opens. */
function Key({ ink }: MotifDrawingProps) {
	return (
		<>
			<circle cx={128} cy={-138} r={21} fill="none" stroke={ink.metal} strokeWidth={15} />
			<path d="M121-112h14V0h-14V-12h-18v-14h18v-14h-12v-14h12z" fill={ink.metal} />
		</>
	)
}
