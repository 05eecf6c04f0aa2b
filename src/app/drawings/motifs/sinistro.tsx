import { palette } from '../palette.ts'

export function SinistroMotif() {
	return (
		<>
			<g transform="rotate(-5)">
				<rect x={-66} y={-168} width={128} height={160} rx={6} fill={palette.white} />
				<path d="M-66-168H62v34H-66z" fill={palette.navy800} />
				<path d="M-52-156H4v9h-56z" fill={palette.teal300} />
				<path d="M-50-118h96v8h-96zM-50-100h80v8h-80zM-50-82h96v8h-96zM-50-64h52v8h-52z" fill={palette.navy100} />
				<path
					d="M-48-34c14-16 20 12 32-2s16 4 24-4"
					fill="none"
					stroke={palette.navy700}
					strokeWidth={4}
					strokeLinecap="round"
				/>
			</g>
			<circle cx={58} cy={-34} r={34} fill={palette.amber400} />
			<path
				d="M44-34l10 11 19-22"
				fill="none"
				stroke={palette.navy950}
				strokeWidth={8}
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</>
	)
}
