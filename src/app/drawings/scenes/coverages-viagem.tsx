import { Blueprint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'
import { circlePath } from '../geometry.ts'

/** In the order of the coverages: medical costs, luggage, cancellation, return, dental emergency, delay. */
const marks: Marks = [
	{ x: 207, y: 276 },
	{ x: 108, y: 272 },
	{ x: 292, y: 168 },
	{ x: 418, y: 280 },
	{ x: 622, y: 292 },
	{ x: 186, y: 62 },
]

const WINDOWS = [-76, -58, -40, -22, -4, 14, 32, 50, 68]

export function CoveragesViagem({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de um avião sobre o globo, com mala e painel de voos, e as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Globe />
			<Plane />
			<Suitcase />
			<FlightBoard />
			<path d="M178,346V294h58v52zM194,294v-8h26v8M202,310h10v8h8v10h-8v8h-10v-8h-8v-10h8z" />
			<Tooth />
			<Ground from={30} to={662} />
			<Measure from={246} to={574} />
		</Blueprint>
	)
}

function Globe() {
	return (
		<>
			<path d="M246,346A170,170 0 0 1 574,346" />
			<Fine>
				<path d="M410,220V346M322,346C330,280 366,232 410,220M498,346C490,280 454,232 410,220" />
				<path d="M270,296Q410,316 550,296M318,248Q410,264 502,248" />
			</Fine>
			<Fine>
				<path d="M302,208C290,182 290,156 304,132M566,90C588,130 572,184 540,222" strokeDasharray="6 7" />
				<path d="M522,274Q418,296 326,264" strokeDasharray="6 7" />
				<path d="M336,257l-11,6 6,10" />
			</Fine>
			<Pin x={306} y={256} />
			<Pin x={530} y={270} />
		</>
	)
}

function Pin({ x, y }: { x: number; y: number }) {
	return (
		<>
			<path d={`M${x},${y}c-12-14-16-20-16-28a16,16 0 0 1 32,0c0,8-4,14-16,28z`} />
			<circle cx={x} cy={y - 29} r={5} />
		</>
	)
}

function Plane() {
	return (
		<g transform="translate(420 104) rotate(-9)">
			<path d="M-22,22H-60C-100,22-130,10-148,-6C-124,-20-84,-26-40,-26H80C116,-26 142,-12 152,2C140,16 112,22 80,22H22" />
			<path d="M-138,-13L-164,-68H-132L-88,-25M-6,8L-72,70H-44L44,8zM104,-24l10,14h30M-139,1L-176,14h20L-121,11" />
			<path d="M88,-14h14v28H88z" />
			<Fine>
				<path d={WINDOWS.map((x) => circlePath(x, -8, 4.5)).join('')} />
			</Fine>
		</g>
	)
}

function Suitcase() {
	return (
		<>
			<path d="M60,204h96c8,0 12,4 12,12V326c0,8-4,12-12,12H60c-8,0-12-4-12-12V216c0-8,4-12,12-12z" />
			<path d="M82,204V150M134,204V150M76,140h64v10H76zM70,224V318M146,224V318" />
			<circle cx={68} cy={342} r={4} />
			<circle cx={148} cy={342} r={4} />
		</>
	)
}

function FlightBoard() {
	return (
		<>
			<path d="M70,-10V30M190,-10V30M44,30H220V94H44z" />
			<Fine>
				<path d="M44,52H220M44,73H220M58,41h40M108,41h24M58,62h52M120,62h20M58,84h32M100,84h24" />
			</Fine>
		</>
	)
}

function Tooth() {
	return (
		<path d="M622,272c14-12 36-6 36,18c0,16-6,24-8,36c-2,12-4,20-9,20c-8,0-6-24-19-24s-11,24-19,24c-5,0-7-8-9-20c-2-12-8-20-8-36c0-24,22-30,36-18z" />
	)
}
