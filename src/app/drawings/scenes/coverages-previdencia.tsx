import { Blueprint, Faint, Fine, GROUND, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { circlePath } from '../geometry.ts'

/** In the order of the list: PGBL, VGBL, taxation, portability, withdrawal or income, succession. */
const marks: Marks = [
	{ x: 74, y: 318 },
	{ x: 154, y: 318 },
	{ x: 149, y: 89 },
	{ x: 264, y: 290 },
	{ x: 530, y: 318 },
	{ x: 624, y: 278 },
]

/** The regressive table of the income tax falls in six rates. */
const RATES = [0, 1, 2, 3, 4, 5]
const RATE_STEP = { x: 42, y: 18 }
/** The lines down to the years stop above the plants. */
const DROP_END = 216
const YEARS = Array.from({ length: 14 }, (_, i) => 88 + i * 40)
const FRUITS = [
	[392, 150],
	[418, 104],
	[470, 110],
	[516, 130],
	[532, 172],
	[486, 196],
	[404, 198],
]

export function CoveragesPrevidencia({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de mudas que viram árvore ao longo dos anos com os seis pontos numerados"
			marks={marks}
			className={className}
		>
			<TaxSteps />
			<Pot x={74} />
			<Pot x={154} />
			<HandTruck />
			<Tree />
			<path d="M340,312H410M346,312V346M404,312V346M340,286H410M344,286V312M406,286V312" />
			<Basket />
			<path d="M624,346V302M624,336c-14,2-22-6-24-18c12-2 22,6 24,18zM624,326c14,2 22-6 24-18c-12-2-22,6-24,18z" />
			<Ground from={30} to={662} />
			<Measure from={48} to={648} ticks={YEARS} />
		</Blueprint>
	)
}

function TaxSteps() {
	const [left, top] = [44, 44]
	return (
		<>
			<Faint>
				<path
					d={RATES.map((i) => `M${left + (i + 1) * RATE_STEP.x},${top + (i + 1) * RATE_STEP.y}V${DROP_END}`).join('')}
					strokeDasharray="4 8"
				/>
			</Faint>
			<path d={`M${left},${top}${RATES.map(() => `h${RATE_STEP.x}v${RATE_STEP.y}`).join('')}`} />
		</>
	)
}

function Pot({ x }: { x: number }) {
	return (
		<g transform={`translate(${x} ${GROUND})`}>
			<path d="M-33,-60H33V-48H-33zM-27,-48L-21,0H21L27,-48M0,-60V-98" />
			<path d="M0,-82c-4-16-16-20-30-18c2,14 14,22 30,18zM0,-92c4-16 16-20 30-18c-2,14-14,22-30,18z" />
		</g>
	)
}

/** A plan changes institution as a plant changes place: with its roots. */
function HandTruck() {
	return (
		<>
			<path d="M222,218V320H306M222,218c0-8-6-10-14-10" />
			<circle cx={232} cy={334} r={12} />
			<path d="M232,260h64v12h-64zM238,272l6,48h40l6-48M264,260V190" />
			<path d="M264,240c-18,2-28-8-30-22c16-2 28,8 30,22zM264,226c18,2 28-8 30-22c-16-2-28,8-30,22zM264,192c-9-9-9-20 0-30c9,10 9,21 0,30z" />
			<Faint>
				<path d="M316,262h22M330,254l8,8-8,8M316,290h14" />
			</Faint>
		</>
	)
}

function Tree() {
	return (
		<>
			<path d="M432,346C442,312 442,270 438,232M470,346C460,312 460,270 464,232" />
			<path d="M438,232C396,244 354,222 356,184C330,160 338,118 372,112C378,68 430,50 460,72C492,46 544,62 546,108C578,116 584,160 558,182C558,220 508,244 464,232" />
			<Fine>
				<path d="M451,232V156M451,206L424,172M451,190L484,152" />
				<path d={FRUITS.map(([x = 0, y = 0]) => circlePath(x, y, 7)).join('')} />
			</Fine>
		</>
	)
}

function Basket() {
	return (
		<>
			<path d="M490,300H570M496,300l8,46h52l8-46M500,300c0-42 60-42 60,0" />
			<Fine>
				<path d="M504,298a9,9 0 0 1 18,0M522,298a9,9 0 0 1 18,0M540,298a9,9 0 0 1 18,0M501,322h58M503,334h54" />
			</Fine>
		</>
	)
}
