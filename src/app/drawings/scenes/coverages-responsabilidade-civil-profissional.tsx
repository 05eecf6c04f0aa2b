import { Blueprint, Faint, Fine, Ground, type Marks, Measure } from '../blueprint.tsx'
import type { SceneProps } from '../frame.tsx'

/** In the order of the coverages: error, defence costs, settlements, moral damages, lost documents, earlier facts. */
const marks: Marks = [
	{ x: 172, y: 172 },
	{ x: 330, y: 108 },
	{ x: 484, y: 174 },
	{ x: 606, y: 146 },
	{ x: 318, y: 312 },
	{ x: 88, y: 62 },
]

export function CoveragesResponsabilidadeCivilProfissional({ className }: SceneProps) {
	return (
		<Blueprint
			label="Desenho técnico de uma mesa de trabalho com documento, balança e pasta e as seis coberturas numeradas"
			marks={marks}
			className={className}
		>
			<Desk />
			<Calendar />
			<Document />
			<Scale />
			<Gavel />
			<Briefcase />
			<Client />
			<Ground from={40} to={656} />
			<Measure from={96} to={556} />
		</Blueprint>
	)
}

function Desk() {
	return (
		<path d="M96,234H556V246H96zM112,246V346M200,246V346M112,280H200M112,313H200M146,263h20M146,297h20M146,330h20M530,246V346M542,246V346" />
	)
}

function Calendar() {
	return (
		<>
			<path d="M48,20h80V96H48zM48,38h80M68,12v14M88,12v14M108,12v14" />
			<Fine>
				<path d="M58,52h10M108,52h10M58,68h10M108,68h10M58,84h10M78,90h20M108,84h10" />
			</Fine>
			<Faint>
				<path d="M36,88C20,60 24,30 44,14M36,14h9v9" />
			</Faint>
		</>
	)
}

function Document() {
	return (
		<>
			<path d="M132,234V110h62l22,22V234M194,110v22h22" />
			<Fine>
				<path d="M146,130h34M146,146h52M146,200h56M146,216h34" />
			</Fine>
		</>
	)
}

function Scale() {
	return (
		<>
			<path d="M327,224V116M333,224V116M298,234c0-6 12-10 32-10s32,4 32,10M330,84V74M252,100H408" />
			<path d="M256,100l-26,74M256,100l26,74M404,100l-26,74M404,100l26,74" />
			<path d="M222,174h68c-4,20-64,20-68,0zM370,174h68c-4,20-64,20-68,0z" />
		</>
	)
}

function Gavel() {
	return (
		<>
			<path d="M436,234v-11h66v11" />
			<g transform="translate(484 174) rotate(30)">
				<path d="M-18,-28H18V28H-18zM-23,-36H23V-28H-23zM-23,28H23V36H-23zM18,-4H80c6,0 6,8 0,8H18" />
			</g>
		</>
	)
}

function Briefcase() {
	return (
		<>
			<path d="M252,346V280c0-6 4-10 10-10H374c6,0 10,4 10,10V346zM296,270v-10c0-6 4-8 8-8h28c4,0 8,2 8,8v10M252,304H292M344,304h40" />
			<path d="M412,300l40-12 14,46-40,12zM422,312l20-6M426,324l24-8" />
		</>
	)
}

function Client() {
	return (
		<>
			<path d="M570,112h72c8,0 12,4 12,12v44c0,8-4,12-12,12H600l-18,18 2-18H570c-8,0-12-4-12-12V124c0-8,4-12,12-12z" />
			<path d="M634,346V296H588V346M580,284h60c4,0 6,2 6,6s-2,6-6,6H580c-4,0-6-2-6-6s2-6 6-6zM640,284L650,216M630,284L640,216M640,216c0-6 10-6 10,0" />
		</>
	)
}
