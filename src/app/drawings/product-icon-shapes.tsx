import type { ReactNode } from 'react'

/** Fill, line and light of one icon; the light is always a point that means something. */
type IconShapes = { fill: ReactNode; line: ReactNode; light: ReactNode }

export const productIconNames = [
	'auto',
	'residencial',
	'viagem',
	'vida',
	'bike',
	'celular',
	'rc-profissional',
	'consorcio',
	'previdencia',
	'empresarial',
	'condominio',
	'vida-em-grupo',
	'frota',
	'garantia',
	'transporte',
	'rc-geral',
	'riscos-engenharia',
	'saude',
	'odontologico',
	'afinidade',
] as const

export type ProductIconName = (typeof productIconNames)[number]

export const productIconShapes: Record<ProductIconName, IconShapes> = {
	auto: {
		fill: <path d="M9 20l4-7h13l6 7z" />,
		line: (
			<>
				<path d="M8.5 27H5v-5.5L9 20l4-7h13l6 7 4 2v5h-3.5M15.5 27h10M19.5 13v7M9 20h23" />
				<circle cx={12} cy={27.5} r={3.5} />
				<circle cx={29} cy={27.5} r={3.5} />
			</>
		),
		light: <circle cx={35} cy={22.5} r={2.4} />,
	},
	residencial: {
		fill: <path d="M6 19 20 7l14 12z" />,
		line: <path d="M5 20 20 7l15 13M9.5 17v16h21V17M17 33v-8h6v8" />,
		light: <rect x={17.6} y={15} width={4.8} height={4.8} rx={0.8} />,
	},
	viagem: {
		fill: <rect x={14} y={13} width={12} height={20} />,
		line: (
			<>
				<rect x={7} y={13} width={26} height={20} rx={3} />
				<path d="M15 13V9.5A2.5 2.5 0 0 1 17.5 7h5A2.5 2.5 0 0 1 25 9.5V13M14 13v20M26 13v20" />
			</>
		),
		light: <circle cx={20} cy={22.5} r={2.8} />,
	},
	vida: {
		fill: <path d="M20 33S7 25.5 7 16.5A6.7 6.7 0 0 1 20 13.5z" />,
		line: <path d="M20 33S6.5 25.5 6.5 16.5A6.8 6.8 0 0 1 20 13.5a6.8 6.8 0 0 1 13.5 3C33.5 25.5 20 33 20 33z" />,
		light: <circle cx={27} cy={17} r={2.8} />,
	},
	bike: {
		fill: <circle cx={10} cy={26} r={6} />,
		line: (
			<>
				<circle cx={10} cy={26} r={6} />
				<circle cx={30} cy={26} r={6} />
				<path d="M10 26l6-11h9.5L30 26M16 15l4.5 11H10M20.5 26l5-11-1.5-4h4M13 15h5" />
			</>
		),
		light: <circle cx={30.5} cy={11} r={2.4} />,
	},
	celular: {
		fill: <rect x={12} y={10} width={16} height={19} />,
		line: (
			<>
				<rect x={11.5} y={5} width={17} height={30} rx={3.5} />
				<path d="M18 31.5h4M16 24l3-5h3l2-4" />
			</>
		),
		light: <circle cx={28.5} cy={8} r={3.4} />,
	},
	'rc-profissional': {
		fill: <path d="M6 14h28v9H6z" />,
		line: (
			<>
				<rect x={5.5} y={13.5} width={29} height={19} rx={3} />
				<path d="M14.5 13.5V11A2.5 2.5 0 0 1 17 8.5h6a2.5 2.5 0 0 1 2.5 2.5v2.5M5.5 23h12M22.5 23h12" />
			</>
		),
		light: <circle cx={20} cy={23} r={2.6} />,
	},
	consorcio: {
		fill: <circle cx={13} cy={20} r={7.5} />,
		line: (
			<>
				<circle cx={13} cy={20} r={7.5} />
				<path d="M20.5 20H35v5.5M28.5 20v4" />
			</>
		),
		light: <circle cx={13} cy={20} r={2.6} />,
	},
	previdencia: {
		fill: <path d="M20 21c0-6-4-9.5-11-9.5C9 18 13 21 20 21z" />,
		line: (
			<path d="M20 33V18M20 21c0-6-4-9.5-11-9.5C9 18 13 21 20 21zM20 25c0-5 3.5-8 9.5-8 0 5.5-3.5 8-9.5 8zM10 33.5h20" />
		),
		light: <circle cx={30} cy={9} r={3} />,
	},
	empresarial: {
		fill: <rect x={22} y={17} width={11} height={16} />,
		line: (
			<path d="M7.5 33.5V9.5A2 2 0 0 1 9.5 7.5h10a2 2 0 0 1 2 2v24M21.5 17h9a2 2 0 0 1 2 2v14.5M4.5 33.5h31M12.5 13.5h4M12.5 19h4M27 23v0M27 28v0" />
		),
		light: <rect x={12} y={23} width={5} height={5} rx={0.8} />,
	},
	condominio: {
		fill: <path d="M8 14l12-7 12 7z" />,
		line: <path d="M8.5 33.5V13.5L20 6.5l11.5 7v20M4.5 33.5h31M14 18h3M23 18h3M14 24h3M17.5 33.5V29h5v4.5" />,
		light: <rect x={22.3} y={21.8} width={4.4} height={4.4} rx={0.8} />,
	},
	'vida-em-grupo': {
		fill: <path d="M12 33v-4a8 8 0 0 1 16 0v4z" />,
		line: (
			<>
				<circle cx={20} cy={14} r={5} />
				<path d="M11.5 33v-3.5a8.5 8.5 0 0 1 17 0V33zM7.5 29H4v-2a6 6 0 0 1 5.5-6M32.5 29H36v-2a6 6 0 0 0-5.5-6" />
				<circle cx={9.5} cy={16} r={2.8} />
				<circle cx={30.5} cy={16} r={2.8} />
			</>
		),
		light: <circle cx={20} cy={27.5} r={2.6} />,
	},
	frota: {
		fill: <path d="M4.5 12.5h18.5V27H4.5z" />,
		line: (
			<>
				<path d="M7.5 27h-3V12.5h18.5V27h-8M23 16.5h6.5l6 6V27H33M26 27h-3" />
				<circle cx={11.3} cy={28} r={3.5} />
				<circle cx={29.5} cy={28} r={3.5} />
			</>
		),
		light: <circle cx={34.5} cy={22} r={2.4} />,
	},
	garantia: {
		fill: <rect x={9} y={6} width={19} height={7} />,
		line: (
			<path d="M19 33.5H10.5a2 2 0 0 1-2-2v-23a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v10M13.5 13h10M13.5 18.5h7M24.5 29.5v6l3-1.8 3 1.8v-6" />
		),
		light: <circle cx={27.5} cy={26} r={4.2} />,
	},
	transporte: {
		fill: <path d="M4.5 24.5h31l-4 8h-23z" />,
		line: (
			<>
				<path d="M4.5 24.5h31l-4 8h-23zM9 24.5v-6h7v6M16 24.5v-11h7v11M16 18.5h7" />
				<path d="M26.5 24.5V11h4v13.5" />
			</>
		),
		light: <circle cx={28.5} cy={8.5} r={2.5} />,
	},
	'rc-geral': {
		fill: <path d="M4.5 22h11a5.5 5.5 0 0 1-11 0z" />,
		line: (
			<path d="M20 11v22M13 33.5h14M8 13h24M10 13l-5.5 9h11zM30 13l-5.5 9h11zM4.5 22a5.5 5.5 0 0 0 11 0M24.5 22a5.5 5.5 0 0 0 11 0" />
		),
		light: <circle cx={20} cy={9} r={2.6} />,
	},
	'riscos-engenharia': {
		fill: <rect x={23} y={20} width={9} height={7} />,
		line: <path d="M13 33.5V10M6 10.5h28M13 10.5l7-0M9 33.5h8M13 17l4-6.5M27.5 10.5V20M23 20h9v7h-9zM8 10.5v4.5" />,
		light: <circle cx={13} cy={7.5} r={2.6} />,
	},
	saude: {
		fill: <path d="M11 8v7.5a7 7 0 0 0 14 0V8z" />,
		line: <path d="M13.5 7H11v8.5a7 7 0 0 0 14 0V7h-2.5M18 22.5V26a6.5 6.5 0 0 0 13 0v-4" />,
		light: <circle cx={31} cy={19} r={3.2} />,
	},
	odontologico: {
		fill: <path d="M8.5 14c0-5 3.5-7.5 7-7.5 2 0 3 1.2 4.5 1.2V19H9.5c-.6-1.6-1-3.2-1-5z" />,
		line: (
			<path d="M20 8c-1.5 0-2.5-1.5-4.7-1.5C11.5 6.5 8.5 9.5 8.5 14c0 6 3 8 3.6 13 .4 3.5 1 6.5 3 6.5 2.7 0 2-8.5 4.9-8.5s2.2 8.5 4.9 8.5c2 0 2.6-3 3-6.5.6-5 3.6-7 3.6-13 0-4.5-3-7.5-6.8-7.5C22.5 6.5 21.5 8 20 8z" />
		),
		light: <circle cx={25.5} cy={13.5} r={2.5} />,
	},
	afinidade: {
		fill: <path d="M20 12.6a9.5 9.5 0 0 1 0 14.8 9.5 9.5 0 0 1 0-14.8z" />,
		line: (
			<>
				<circle cx={14.5} cy={20} r={9.5} />
				<circle cx={25.5} cy={20} r={9.5} />
			</>
		),
		light: <circle cx={20} cy={20} r={2.6} />,
	},
}
