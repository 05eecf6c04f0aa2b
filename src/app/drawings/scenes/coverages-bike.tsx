import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { type Point, points, round } from '../geometry.ts'

/** In the order of the coverages: theft, fall and collision, third parties, accessories, transport, assistance. */
const marks: Marks = [
	{ x: 92, y: 262 },
	{ x: 372, y: 140 },
	{ x: 494, y: 258 },
	{ x: 504, y: 130 },
	{ x: 172, y: 132 },
	{ x: 252, y: 262 },
]

const rear = { x: 186, y: 258 }
const front = { x: 494, y: 258 }
const crank = { x: 318, y: 264 }
const seatLug = { x: 284, y: 142 }
const headTop = { x: 446, y: 134 }
const headFoot = { x: 455, y: 166 }

const SPOKES = 18

export function CoveragesBike({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de uma bicicleta com as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Wheel {...rear} />
			<Wheel {...front} />
			<path d={[tube(seatLug, headTop), tube(crank, headFoot), tube(crank, seatLug)].join('')} />
			<path d={[tube(rear, crank, 3), tube(rear, seatLug, 3)].join('')} />
			<path d="M441,118l10,-2 14,56 -10,2zM458,174C464,206 476,232 494,258M467,172C472,204 480,230 494,258" />
			<Ground from={30} to={650} />
			<Measure from={186} to={494} />
			<Faint>
				<path d="M528,122L640,96M528,140L640,176" />
			</Faint>
			<Fine>
				<path d="" />
			</Fine>
		</Blueprint>
	)
}

function Wheel({ x, y }: Point) {
	const spokes = Array.from({ length: SPOKES }, (_, i) => {
		const angle = (i * 2 * Math.PI) / SPOKES
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
		return `M${points([x + 8 * cos, y + 8 * sin])}L${points([x + 76 * cos, y + 76 * sin])}`
	})
	return (
		<>
			<circle cx={x} cy={y} r={88} />
			<circle cx={x} cy={y} r={78} />
			<circle cx={x} cy={y} r={8} />
			<Fine>
				<path d={spokes.join('')} />
			</Fine>
		</>
	)
}

/** Both edges of a round tube, short of the lugs at its ends. */
function tube(from: Point, to: Point, halfWidth = 4.5): string {
	const length = Math.hypot(to.x - from.x, to.y - from.y)
	const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
	const edge = (side: number) => {
		const [x, y] = [from.x - dy * side + dx * 10, from.y + dx * side + dy * 10]
		return `M${points([x, y])}l${round(dx * (length - 20))},${round(dy * (length - 20))}`
	}
	return edge(halfWidth) + edge(-halfWidth)
}
