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

/** The y on which the drawn things stand. */
export const GROUND = 346

/** One place per coverage, in the order of the list beside the drawing. */
export type Marks = readonly [Point, Point, Point, Point, Point, Point]

type BlueprintProps = {
	label: string
	marks: Marks
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

type SpanProps = { from: number; to: number }

/** The amber line under things that stand. */
export function Ground({ from, to }: SpanProps) {
	return (
		<path
			d={`M${from},${GROUND}H${to}`}
			stroke={palette.amber400}
			strokeWidth={2}
			strokeDasharray="14 12"
			strokeLinecap="butt"
		/>
	)
}

/** The width of a thing, given below the ground as on a plan; `ticks` divide it. */
export function Measure({ from, to, ticks = [] }: SpanProps & { ticks?: readonly number[] }) {
	const ends = [from, to].map((x) => `M${x},364v16`)
	const divisions = ticks.map((x) => `M${x},368v8`)
	return (
		<Faint>
			<path d={`M${from},372H${to}${[...ends, ...divisions].join('')}`} />
		</Faint>
	)
}

/** What surrounds the insured thing or is only thought: routes, weather, the neighbour's house. */
export function Faint({ children }: { children: ReactNode }) {
	return (
		<g stroke={palette.navy600} strokeWidth={1.3}>
			{children}
		</g>
	)
}

/** Lines too many or too fine for the full weight: spokes, tiles, meridians. */
export function Fine({ children }: { children: ReactNode }) {
	return <g strokeWidth={1.3}>{children}</g>
}

function gridPath(): string {
	const lines: string[] = []
	for (let x = 0; x <= WIDTH; x += GRID) lines.push(`M${x},${TOP}V${BOTTOM}`)
	for (let y = TOP; y < BOTTOM; y += GRID) lines.push(`M0,${y}H${WIDTH}`)
	return lines.join('')
}
