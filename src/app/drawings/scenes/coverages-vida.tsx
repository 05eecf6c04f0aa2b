import { Blueprint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'

/** In the order of the coverages: death, disability, serious illness, sick pay, spouse and children, funeral. */
const marks: Marks = [
	{ x: 360, y: 88 },
	{ x: 117, y: 300 },
	{ x: 298, y: 232 },
	{ x: 486, y: 240 },
	{ x: 252, y: 291 },
	{ x: 594, y: 318 },
]

const SCALLOPS = 6
const RIM = { left: 96, right: 624, y: 138 }

export function CoveragesVida({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de uma família sob um guarda-sol com as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Parasol />
			<Father />
			<Child />
			<Mother />
			<Table />
			<Vase />
			<Ground from={60} to={650} />
			<Measure from={96} to={624} />
		</Blueprint>
	)
}

function Parasol() {
	const step = (RIM.right - RIM.left) / SCALLOPS
	return (
		<>
			<path d={`M${RIM.left},${RIM.y}C124,74 236,44 360,44C484,44 596,74 ${RIM.right},${RIM.y}`} />
			<path d={`M${RIM.left},${RIM.y}${`q${step / 2},-24 ${step},0`.repeat(SCALLOPS)}`} />
			<path d="M360,44V28M357,139V334M363,139V334M336,346c0-8 10-12 24-12s24,4 24,12" />
			<Fine>
				<path d="M360,44C280,58 210,92 184,138M360,44C316,62 284,96 272,138M360,44V138M360,44C404,62 436,96 448,138M360,44C440,58 510,92 536,138" />
			</Fine>
		</>
	)
}

function Father() {
	return (
		<g transform="translate(166 346)">
			<circle cy={-172} r={19} />
			<path d="M-18,-112V-72c0,9-14,9-14,0V-122c0-12,8-18,20-20l12,10 12-10c12,2 20,8 20,20V-72c0,9-14,9-14,0V-112" />
			<path d="M-18,-72V0H-3L0,-58 3,0H18V-72M-18,-78H18" />
			<path d="M-40,-80h14M-33,-80L-48,0" />
		</g>
	)
}

function Mother() {
	return (
		<g transform="translate(298 346)">
			<path d="M-14,-148c4,9 24,9 28,0M-15,-170c12,0 22-4 28-12c4,6 5,10 5,18M-18,-164c0,6 1,11 4,16M18,-164c0,6-1,11-4,16" />
			<path d="M-24,-140c6-8 4-16 4-26c0-32 40-32 40,0c0,10-2,18 4,26" />
			<path d="M-16,-104L-26,-62c-3,9-16,6-14,-3L-30,-114c3-12,12-18,22-19c4,5 12,5 16,0c10,1 19,7 22,19L40,-65c2,9-11,12-14,3L16,-104" />
			<path d="M-13,-88L-32,-18H32L13,-88M-13,-88H13M-9,-18V0M9,-18V0" />
		</g>
	)
}

function Child() {
	return (
		<g transform="translate(227 346)">
			<circle cy={-96} r={16} />
			<path d="M-13,-38V0H-2L0,-26 2,0H13V-38M-13,-38H13M-13,-38V-52M13,-38V-52" />
			<path d="M-13,-52L-28,-62c-5,-4 0,-11 5,-8L-12,-73c4,-4 20,-4 24,0L32,-64c6,3 2,11-4,9L13,-55" />
		</g>
	)
}

function Table() {
	return (
		<>
			<path d="M416,276H548M424,284H540M479,284V338M485,284V338M452,346c0-6 12-8 30-8s30,2 30,8" />
			<path d="M440,276l10-64h70l10,64M452,224h66M466,218v-12M486,218v-12M506,218v-12" />
		</>
	)
}

function Vase() {
	return (
		<>
			<path d="M576,346c-6-12-8-26-2-38c4-8 6-10 4-16h32c-2,6 0,8 4,16c6,12 4,26-2,38z" />
			<path d="M594,292V240M588,292C584,270 578,262 570,256M600,292C604,270 610,262 618,256" />
			<path d="M594,240c-10-8-10-18 0-28c10,10 10,20 0,28zM570,256c-12,0-18-8-16-20c12,0 18,8 16,20zM618,256c12,0 18-8 16-20c-12,0-18,8-16,20z" />
		</>
	)
}
