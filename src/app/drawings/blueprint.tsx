import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'
import type { Point } from './geometry.ts'
import { palette } from './palette.ts'
import { headingFont } from './typefaces.ts'

const WIDTH = 680
const HEIGHT = 450
/** The paper reaches past the frame on both sides. */
const TOP = -80
const BOTTOM = 500
const GRID = 40

type BlueprintProps = {
	label: string
	/** Where each coverage is found, in the order of the list beside the drawing. */
	marks: Point[]
	className?: string | undefined
	/** Line drawing in teal, within 680 × 450. */
	children: ReactNode
}

/** Technical drawing with numbered lights: the coverages of a landing page. */
export function Blueprint({ label, marks, className, children }: BlueprintProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} top={-10} label={label} className={className}>
			<rect y={TOP} width={WIDTH} height={BOTTOM - TOP} fill={palette.navy900} />
			<path d={gridPath()} stroke={palette.navy800} />
			<path d="M0,-40L680,-80V500L0,-20z" fill="#12334F" opacity={0.55} />
			<g fill="none" stroke={palette.teal300} strokeWidth={2.5} strokeLinejoin="round" strokeLinecap="round">
				{children}
			</g>
			<path d="M60,346H636" stroke={palette.amber400} strokeWidth={2} strokeDasharray="14 12" />
			<path d="M84,372H612M84,364v16M612,364v16" fill="none" stroke={palette.navy600} strokeWidth={1.3} />
			{marks.map(({ x, y }, i) => (
				<g key={`${x},${y}`} fill={palette.amber400}>
					<circle cx={x} cy={y} r={17} />
					<circle cx={x} cy={y} r={24} fill="none" stroke={palette.amber400} strokeWidth={1.5} opacity={0.6} />
					<text
						x={x}
						y={y + 6}
						fontFamily={headingFont}
						fontWeight={700}
						fontSize={17}
						textAnchor="middle"
						fill={palette.navy950}
					>
						{i + 1}
					</text>
				</g>
			))}
		</Frame>
	)
}

function gridPath(): string {
	const lines: string[] = []
	for (let x = 0; x <= WIDTH; x += GRID) lines.push(`M${x},${TOP}V${BOTTOM}`)
	for (let y = TOP; y < BOTTOM; y += GRID) lines.push(`M0,${y}H${WIDTH}`)
	return lines.join('')
}
