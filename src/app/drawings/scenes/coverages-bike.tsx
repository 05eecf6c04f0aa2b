import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { type Point, points, round } from '../geometry.ts'

/** In the order of the coverages: theft, fall and collision, third parties, accessories, transport, assistance. */
const marks: Marks = [
	{ x: 76, y: 268 },
	{ x: 366, y: 138 },
	{ x: 494, y: 258 },
	{ x: 514, y: 140 },
	{ x: 164, y: 128 },
	{ x: 252, y: 262 },
]

const rear = { x: 186, y: 258 }
const front = { x: 494, y: 258 }
const crank = { x: 318, y: 264 }
const seatLug = { x: 284, y: 142 }
const headTop = { x: 447, y: 134 }
const headFoot = { x: 456, y: 164 }

const SPOKES = 18
/** Tubes end here, short of the joint they run to. */
const JOINT = 9

export function CoveragesBike({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de uma bicicleta com as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Faint>
				<path d="M546,130L650,104M546,150L650,176" />
			</Faint>
			<Wheel {...rear} />
			<Wheel {...front} />
			<path
				d={[tube(seatLug, headTop), tube(crank, headFoot), tube(crank, seatLug), tube(rear, seatLug, 3)].join('')}
			/>
			<path d="M440,114h12l16,60h-12zM459,176C464,206 472,232 488,252M469,174C474,202 482,230 496,250" />
			<path d="M278,138l-8-30M288,136l-8-28M238,100c2-8 14-8 30-6l40,5c7,1 7,8 0,8h-46c-14,0-26,4-24-7z" />
			<path d="M446,114V98M446,98h24c18,0 24,8 24,16s-8,12-18,8M446,98c-6,0-12,2-16,6" />
			<path d="M464,140h12M476,128h8c10,0 10,24 0,24h-8z" />
			<Drivetrain />
			<Luggage />
			<path d="M352,228l26-34 14,11-26,34zM379,193l4-6 9,7-4,6" />
			<Lock />
			<Ground from={30} to={650} />
			<Measure from={98} to={582} ticks={[186, 494]} />
		</Blueprint>
	)
}

function Wheel({ x, y }: Point) {
	const spokes = Array.from({ length: SPOKES }, (_, i) => {
		const angle = ((i + 0.5) * 2 * Math.PI) / SPOKES
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
		return `M${points([x + 9 * cos, y + 9 * sin])}L${points([x + 76 * cos, y + 76 * sin])}`
	})
	return (
		<>
			<circle cx={x} cy={y} r={88} />
			<circle cx={x} cy={y} r={77} />
			<circle cx={x} cy={y} r={8} />
			<Fine>
				<path d={spokes.join('')} />
			</Fine>
		</>
	)
}

function Drivetrain() {
	return (
		<>
			<circle cx={crank.x} cy={crank.y} r={24} />
			<circle cx={crank.x} cy={crank.y} r={8} />
			<path d="M188,246L318,240M188,270L318,288M311,268l-12,48M319,272l-13,46M288,318h30" />
		</>
	)
}

/** A rack over the rear wheel and the case on it. */
function Luggage() {
	return (
		<>
			<path d="M104,158H264M128,158L181,249M196,158L188,249" />
			<rect x={112} y={102} width={104} height={50} rx={6} />
			<path d="M150,102v-8h28v8M112,116h104" />
		</>
	)
}

/** A shackle that holds the rear wheel to a bicycle stand. */
function Lock() {
	return (
		<>
			<path d="M40,346V226c0-22 36-22 36,0v14M50,346V228c0-8 16-8 16,0v14M66,294V346M76,296V346" />
			<path d="M98,258h22c14,0 14,22 0,22H98" />
		</>
	)
}

/** Both edges of a round tube between two joints. */
function tube(from: Point, to: Point, halfWidth = 4.5): string {
	const length = Math.hypot(to.x - from.x, to.y - from.y)
	const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
	const run = `l${round(dx * (length - 2 * JOINT))},${round(dy * (length - 2 * JOINT))}`
	const start = (side: number) => points([from.x - dy * side + dx * JOINT, from.y + dx * side + dy * JOINT])
	return `M${start(halfWidth)}${run}M${start(-halfWidth)}${run}`
}
