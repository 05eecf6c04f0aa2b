import { rectPath } from '../geometry.ts'
import { palette } from '../palette.ts'

const WINDOW = { width: 16, height: 18 }
const DARK_WINDOWS = [
	[-106, -134],
	[-80, -134],
	[-54, -134],
	[-106, -106],
	[-54, -106],
	[-106, -78],
	[-80, -78],
] as const

export function EmpresarialMotif() {
	return (
		<>
			<path d="M-120-150h96V0h-96z" fill={palette.navy800} />
			<path
				d={DARK_WINDOWS.map(([x, y]) => rectPath(x, y, WINDOW.width, WINDOW.height)).join('')}
				fill={palette.navy600}
			/>
			<path d={rectPath(-80, -106, WINDOW.width, WINDOW.height)} fill={palette.amber400} />
			<path d={rectPath(-54, -78, WINDOW.width, WINDOW.height)} fill={palette.amber300} />
			<path d="M-24-92h150V0H-24z" fill={palette.white} />
			<Awning />
			<path d="M-10-46h60v34h-60z" fill={palette.amber300} />
			<path d="M66-50h38V0H66z" fill={palette.navy900} />
			<circle cx={73} cy={-24} r={2.5} fill={palette.amber400} />
			<path d="M-88-32h32V0h-32z" fill={palette.navy950} />
		</>
	)
}

/** Six scallops; the light ones lie over the dark cloth. */
function Awning() {
	return (
		<>
			<path
				d="M-32-92h166v18a13.8 13.8 0 0 1-27.6 0 13.8 13.8 0 0 1-27.7 0 13.8 13.8 0 0 1-27.7 0 13.8 13.8 0 0 1-27.6 0 13.8 13.8 0 0 1-27.7 0 13.8 13.8 0 0 1-27.7 0z"
				fill={palette.teal600}
			/>
			<path
				d="M-4.3-92h27.7v18a13.8 13.8 0 0 1-27.7 0zM51-92h27.7v18a13.8 13.8 0 0 1-27.7 0zM106.4-92H134v18a13.8 13.8 0 0 1-27.6 0z"
				fill={palette.teal200}
			/>
		</>
	)
}
