import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { round } from '../geometry.ts'

/** In the order of the coverages: fire, storm and hail, burglary, electrical damage, family liability, assistance. */
const marks: Marks = [
	{ x: 268, y: 314 },
	{ x: 205, y: 141 },
	{ x: 454, y: 292 },
	{ x: 388, y: 262 },
	{ x: 594, y: 308 },
	{ x: 192, y: 314 },
]

const EAVE = { x: 98, y: 196 }
const RIDGE = { x: 315, y: 66 }
const ROOF_DEPTH = 18
const TILE = 15.5
const PICKETS = [548, 566, 584, 602, 620, 638]
const GATE_BARS = [54, 68, 82, 96]

export function CoveragesResidencial({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de uma casa em corte com as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Faint>
				<path d="M560,222L680,150M590,204V276M620,240h34v34M528,300C556,214 604,196 634,214" strokeDasharray="5 6" />
				<path d="M128,70l-10,22M158,40l-10,22M84,112l-10,22M196,22l-10,22M60,62l-10,22M112,22l-10,22" />
				<path d="M257,206v-98M271,206v-88M370,206V196M180,206V196H338" />
			</Faint>
			<Roof />
			<path d="M130,195V346M142,206V346M500,195V346M488,206V346M142,206H488M318,206V346" />
			<path d="M256,102V58h16v34M250,58h28" />
			<path d="M342,150h58l-6,56h-46zM338,150h66" />
			<path d="M142,282H232M222,282V346M168,282c0,14 6,20 22,20s22-6 22-20M180,206v44c0,8 14,8 14,0v-4M172,238h16" />
			<path d="M238,346V282h60v64M240,246h56l-14-22h-28zM246,296h44" />
			<path d="M250,282v-12h36v12M286,274h14M268,250c-12,8-4,12-8,16M276,256c4,4 0,8 2,12" />
			<path d="M388,206v20M370,244l10-18h16l10,18z" />
			<path d="M332,248h26v44h-26zM345,248V206M339,258v8M345,258v8M351,258v8M339,276h12" />
			<path d="M428,346V244h52V346M436,326v8" />
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
			</Fine>
			<path d="M315,84V206M220,142V206M410,142V206" />
		</>
	)
}

function Fence() {
	return (
		<>
			<path d={PICKETS.map((x) => `M${x - 5},346V284l5-8 5,8V346`).join('')} />
			<path d="M538,298h5M553,298h8M571,298h8M589,298h8M607,298h8M625,298h8M643,298h5" />
			<path d="M538,328h5M553,328h8M571,328h8M589,328h8M607,328h8M625,328h8M643,328h5" />
			<circle cx={634} cy={224} r={11} />
		</>
	)
}

function Gate() {
	return (
		<>
			<path d="M36,346V266h8V346M106,346V266h8V346M44,296C60,280 90,280 106,296M44,334H106" />
			<path d={GATE_BARS.map((x) => `M${x},${x === 54 || x === 96 ? 290 : 285}V334`).join('')} />
		</>
	)
}
