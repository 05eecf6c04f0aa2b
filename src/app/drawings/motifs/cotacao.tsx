import { palette } from '../palette.ts'

export function CotacaoMotif() {
	return (
		<g transform="translate(-6 0)">
			<path d="M-120-58h64V0h-64z" fill={palette.teal300} />
			<path d="M-120-58h64v10h-64z" fill={palette.teal500} />
			<path d="M-48-98h64V0h-64z" fill={palette.white} />
			<path d="M-48-98h64v10h-64z" fill={palette.navy200} />
			<path d="M24-142h64V0H24z" fill={palette.teal600} />
			<path d="M24-142h64v10H24z" fill={palette.teal800} />
			<circle cx={-88} cy={-84} r={17} fill={palette.amber400} />
			<path
				d="M-96-84l6 7 11-13"
				fill="none"
				stroke={palette.navy950}
				strokeWidth={5}
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</g>
	)
}
