import { palette } from '../palette.ts'

export function AutoMotif() {
	return (
		<g transform="translate(-105 -66) scale(1.5)">
			<path d="M0 32V19l17-6L36-6h50l25 19 26 7v12z" fill={palette.white} />
			<path d="M24 13L39-1h20v14zM65 13V-1h19l19 14z" fill={palette.navy700} />
			<path d="M0 24h137v9H0z" fill={palette.navy600} />
			<circle cx={30} cy={34} r={12.5} fill={palette.navy950} />
			<circle cx={30} cy={34} r={5} fill={palette.navy200} />
			<circle cx={107} cy={34} r={12.5} fill={palette.navy950} />
			<circle cx={107} cy={34} r={5} fill={palette.navy200} />
			<rect x={130} y={17} width={8} height={7} rx={2} fill={palette.amber400} />
		</g>
	)
}
