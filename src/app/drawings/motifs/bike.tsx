import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'

export function BikeMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<g fill="none" stroke={ink.dark} strokeWidth={7}>
				<circle cx={-78} cy={-48} r={46} />
				<circle cx={78} cy={-48} r={46} />
			</g>
			<path
				d="M-78-48l46-80h76l34 80M-32-128l36 80h-82M4-48l40-80-10-24"
				fill="none"
				stroke={ink.teal}
				strokeWidth={8}
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
			<path d="M-52-130h40M34-152h32" stroke={ink.dark} strokeWidth={9} strokeLinecap="round" />
			<circle cx={76} cy={-150} r={9} fill={palette.amber400} />
		</>
	)
}
