import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'

export function CelularMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<rect x={-48} y={-170} width={96} height={170} rx={14} fill={ink.dark} />
			<rect x={-40} y={-156} width={80} height={138} rx={4} fill={palette.teal200} />
			<path d="M-40-60l30-34 22 20 28-34v90h-80z" fill={palette.teal600} />
			<circle cx={16} cy={-126} r={12} fill={palette.amber400} />
			<rect x={-12} y={-11} width={24} height={4} rx={2} fill={palette.navy300} />
		</>
	)
}
