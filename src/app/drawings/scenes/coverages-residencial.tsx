import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { round } from '../geometry.ts'

/** In the order of the coverages: fire, storm and hail, burglary, electrical damage, family liability, assistance. */
const marks: Marks = [
	{ x: 268, y: 314 },
	{ x: 205, y: 141 },
	{ x: 454, y: 288 },
	{ x: 388, y: 266 },
	{ x: 594, y: 310 },
	{ x: 187, y: 314 },
]

const EAVE = { x: 98, y: 196 }
const RIDGE = { x: 315, y: 66 }
const ROOF_DEPTH = 18
const TILE = 15.5
const PICKETS = [548, 566, 584, 602, 620, 638]
const FENCE_RAILS = [298, 328]
const GATE_BARS = [
	[54, 290],
	[68, 285],
	[82, 285],
	[96, 290],
]

export function CoveragesResidencial({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de uma casa em corte com as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Faint>
				<path d="M128,70l-10,22M158,40l-10,22M84,112l-10,22M196,22l-10,22M60,62l-10,22M112,22l-10,22" />
				<path d="M558,212L680,138M558,212v14L680,152M584,210V268M616,214h26v30h-26zM629,214v30" />
				<path d="M520,312C536,262 556,248 582,250" strokeDasharray="5 6" />
			</Faint>
			<Roof />
			<path d="M130,195V346M142,206V346M500,195V346M488,206V346M142,206H488M318,206V346" />
			<path d="M256,102V58h16v34M250,58h28" />
			<WaterTank />
			<Sink />
			<Stove />
			<path d="M388,206v18M368,246l11-22h18l11,22z" />
			<path d="M330,246h24v46h-24zM342,246V206" />
			<Fine>
				<path d="M336,256v10M342,256v10M348,256v10M336,276h12M336,283h12" />
			</Fine>
			<path d="M428,346V240h52V346M470,316v12" />
			<Fence />
			<Gate />
			<Ground from={30} to={650} />
			<Measure from={130} to={500} />
		</Blueprint>
	)
}

function Roof() {
	const far = 2 * RIDGE.x - EAVE.x
	const slope = (EAVE.y - RIDGE.y) / (RIDGE.x - EAVE.x)
	const tiles = Array.from({ length: 27 }, (_, i) => {
		const x = EAVE.x + (i + 1) * TILE
		return `M${round(x)},${round(RIDGE.y + Math.abs(RIDGE.x - x) * slope)}v${ROOF_DEPTH}`
	})
	return (
		<>
			<path
				d={`M${EAVE.x},${EAVE.y}L${RIDGE.x},${RIDGE.y} ${far},${EAVE.y}v${ROOF_DEPTH}L${RIDGE.x},${RIDGE.y + ROOF_DEPTH} ${EAVE.x},${EAVE.y + ROOF_DEPTH}z`}
			/>
			<Fine>
				<path d={tiles.join('')} />
				<path d="M315,84V206M257,206V119M271,206V110" />
			</Fine>
		</>
	)
}

/** Under the roof, as in most Brazilian houses; its pipe feeds the tap. */
function WaterTank() {
	return (
		<>
			<path d="M346,162h54l-6,44h-42zM341,162h64" />
			<Fine>
				<path d="M350,196H206V282" />
			</Fine>
		</>
	)
}

function Sink() {
	return (
		<>
			<path d="M142,282H230M230,282V346M163,282c0,12 6,18 24,18s24-6 24-18" />
			<path d="M206,282V256c0-14-22-14-22,0v6M200,236h12M206,236v10" />
			<path d="M184,269c4,5 4,8 0,8s-4-3 0-8z" />
		</>
	)
}

function Stove() {
	return (
		<>
			<path d="M238,346V284h60v62M238,296h60M240,238h56l-13-20h-30zM257,218V206M271,218V206" />
			<path d="M268,280c-14-3-17-16-8-26c1,6 5,7 6,2c0-5 2-8 5-11c0,9 11,13 10,24c-1,7-6,11-13,11z" />
		</>
	)
}

function Fence() {
	const edges = [PICKETS[0]! - 10, ...PICKETS.flatMap((x) => [x - 5, x + 5]), PICKETS.at(-1)! + 10]
	const rails = FENCE_RAILS.flatMap((y) => edges.flatMap((x, i) => (i % 2 === 0 ? [`M${x},${y}H${edges[i + 1]}`] : [])))
	return (
		<>
			<path d={PICKETS.map((x) => `M${x - 5},346V284l5-8 5,8V346`).join('')} />
			<path d={rails.join('')} />
			<circle cx={596} cy={254} r={12} />
			<path d="M585,250c9,0 17,6 19,15" />
		</>
	)
}

function Gate() {
	return (
		<>
			<path d="M36,346V266h8V346M106,346V266h8V346M44,296C60,280 90,280 106,296M44,334H106" />
			<path d={GATE_BARS.map(([x, top]) => `M${x},${top}V334`).join('')} />
		</>
	)
}
