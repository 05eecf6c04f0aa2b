import { circlePath } from '../geometry.ts'
import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'
import { CoinStack, stackHeight } from './coin-stack.tsx'

const FRUITS = [
	[38, -132],
	[70, -150],
	[104, -118],
	[62, -104],
] as const

export function PrevidenciaMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<CoinStack x={-122} coins={2} />
			<Sprout x={-122} y={-stackHeight(2)} scale={0.8} ink={ink} />
			<CoinStack x={-54} coins={4} />
			<Sprout x={-54} y={-stackHeight(4)} scale={1.2} ink={ink} />
			<Tree ink={ink} />
			<path
				d="M96-26h52v7H96zM102-19h6V0h-6zM136-19h6V0h-6zM96-46h52v9H96zM102-37h5v11h-5zM137-37h5v11h-5z"
				fill={ink.metal}
			/>
		</>
	)
}

type SproutProps = MotifDrawingProps & { x: number; y: number; scale: number }

function Sprout({ x, y, scale, ink }: SproutProps) {
	return (
		<g transform={`translate(${x} ${y}) scale(${scale})`}>
			<path d="M-2.5-34h5V0h-5z" fill={ink.tealShade} />
			<path d="M0-26c-4-18-18-24-32-22c2 16 16 26 32 22z" fill={ink.tealShade} />
			<path d="M0-32c4-18 18-24 32-22c-2 16-16 26-32 22z" fill={ink.teal} />
		</g>
	)
}

function Tree({ ink }: MotifDrawingProps) {
	return (
		<>
			<path d="M60 0c6-24 6-50 4-84h12c-2 34-2 60 4 84z" fill={palette.amber700} />
			<g fill={ink.teal}>
				<circle cx={38} cy={-112} r={34} />
				<circle cx={70} cy={-134} r={42} />
				<circle cx={102} cy={-110} r={34} />
				<circle cx={70} cy={-98} r={34} />
			</g>
			<path d={circlePath(52, -92, 24) + circlePath(30, -104, 22)} fill={ink.tealShade} />
			<path d={FRUITS.map(([x, y]) => circlePath(x, y, 6.5)).join('')} fill={palette.amber400} />
		</>
	)
}
