import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { circlePath } from '../geometry.ts'

/** In the order of the coverages: theft, broken screen, accidental fall, liquid, electrical damage, use abroad. */
const marks: Marks = [
	{ x: 340, y: 216 },
	{ x: 396, y: 92 },
	{ x: 146, y: 222 },
	{ x: 478, y: 214 },
	{ x: 534, y: 312 },
	{ x: 564, y: 104 },
]

export function CoveragesCelular({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de um celular com a tela trincada e as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Faint>
				<path d="M84,60V116M116,36V92M150,24V84M184,40V82" strokeDasharray="5 7" />
				<path d="M104,340l-18-12M112,334l-10-22M196,340l14-10" />
			</Faint>
			<Phone />
			<FallingPhone />
			<Globe />
			<Drop />
			<Charger />
			<Ground from={30} to={650} />
			<Measure from={260} to={420} />
		</Blueprint>
	)
}

function Phone() {
	return (
		<>
			<rect x={260} y={28} width={160} height={296} rx={24} />
			<rect x={271} y={40} width={138} height={272} rx={14} />
			<path d="M324,54h32M316,300h48M260,108h-4v34h4M420,120h4v44h-4" />
			<rect x={304} y={190} width={72} height={54} rx={6} />
			<path d="M319,190V174c0-28 42-28 42,0v16" />
			<path d="M398,92L370,40M398,92L318,78M398,92L352,122 338,156M398,92L384,152M398,92L409,64M398,92L409,134" />
			<Fine>
				<path d="M381,60L360,62 350,84 360,116 388,134 404,118M370,62L344,66 338,82M352,122L366,140 386,142" />
			</Fine>
		</>
	)
}

function FallingPhone() {
	return (
		<g transform="translate(146 222) rotate(24)">
			<rect x={-46} y={-94} width={92} height={188} rx={15} />
			<rect x={-39} y={-86} width={78} height={172} rx={9} />
			<path d="M-10,-76H10M-14,76H14" />
		</g>
	)
}

function Globe() {
	return (
		<>
			<circle cx={564} cy={104} r={66} />
			<Fine>
				<path d="M564,38V170M498,104H630M564,38C516,70 516,138 564,170M564,38C612,70 612,138 564,170" />
				<path d="M508,70Q564,84 620,70M508,138Q564,124 620,138" />
			</Fine>
		</>
	)
}

function Drop() {
	return (
		<>
			<path d="M478,160C498,186 508,200 508,216a30,30 0 0 1-60,0C448,200 458,186 478,160z" />
			<path d="M440,262c6,8 9,12 9,17a9,9 0 0 1-18,0c0-5 3-9 9-17zM446,142c4,6 7,9 7,13a7,7 0 0 1-14,0c0-4 3-7 7-13z" />
		</>
	)
}

/** With the Brazilian socket: three holes in a hexagon. */
function Charger() {
	return (
		<>
			<path d="M340,324v4c0,6 4,8 10,8H460c20,0 24-24 44-24h6" />
			<path d="M510,298h44v28h-44zM554,305h14M554,319h14" />
			<rect x={574} y={264} width={68} height={72} rx={8} />
			<path d="M582,300l12-19h28l12,19-12,19h-28z" />
			<Fine>
				<path d={[circlePath(596, 302, 3), circlePath(608, 296, 3), circlePath(620, 302, 3)].join('')} />
			</Fine>
		</>
	)
}
