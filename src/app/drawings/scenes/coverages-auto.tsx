import { Blueprint, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'

/** In the order of the coverages: collision, theft, third parties, glass, assistance, courtesy car. */
const marks: Marks = [
	{ x: 292, y: 248 },
	{ x: 330, y: 150 },
	{ x: 566, y: 250 },
	{ x: 430, y: 148 },
	{ x: 497, y: 296 },
	{ x: 150, y: 206 },
]

export function CoveragesAuto({ className }: SceneProps) {
	return (
		<Blueprint label="Desenho técnico de um carro com as seis coberturas numeradas" marks={marks} className={className}>
			<path d="M84,296V242C84,228 96,218 120,212L178,198 258,128C268,119 280,116 294,116H420C434,116 444,120 454,129L528,196 584,210C604,216 612,228 612,246V280C612,290 606,296 596,296H552M442,296H252M142,296H84" />
			<Wheel x={197} />
			<Wheel x={497} />
			<path d="M204,198L270,140C275,136 280,134 288,134H346V198zM364,134H418C426,134 431,136 437,141L500,198H364z" />
			<path d="M178,198H528M355,134V290M384,222H408M228,222H252M84,246H104M590,236H612" />
			<Ground from={60} to={636} />
			<Measure from={84} to={612} />
		</Blueprint>
	)
}

function Wheel({ x }: { x: number }) {
	return (
		<>
			<circle cx={x} cy={296} r={50} />
			<circle cx={x} cy={296} r={26} />
		</>
	)
}
