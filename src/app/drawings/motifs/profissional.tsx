import type { MotifDrawingProps } from '../motif-ink.ts'
import { palette } from '../palette.ts'

export function ProfissionalMotif({ ink }: MotifDrawingProps) {
	return (
		<>
			<Scale ink={ink} />
			<g transform="translate(-80 -62) rotate(-6)">
				<path d="M-46-100h66l26 26V40h-92z" fill={palette.white} />
				<path d="M20-100l26 26H20z" fill={palette.navy200} />
				<path d="M-32-78h34v8h-34zM-32-58h62v7h-62zM-32-42h62v7h-62zM-32-26h46v7h-46z" fill={palette.navy100} />
			</g>
			<Briefcase ink={ink} />
		</>
	)
}

function Briefcase({ ink }: MotifDrawingProps) {
	return (
		<g transform="translate(-14 0)">
			<path
				d="M-92-84v-10a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v10h-10v-10a3 3 0 0 0-3-3h-50a3 3 0 0 0-3 3v10z"
				fill={ink.dark}
			/>
			<rect x={-130} y={-86} width={152} height={86} rx={10} fill={ink.teal} />
			<path d="M-130-46H22v36a10 10 0 0 1-10 10h-132a10 10 0 0 1-10-10z" fill={ink.tealShade} />
			<rect x={-66} y={-57} width={24} height={22} rx={4} fill={palette.amber400} />
		</g>
	)
}

function Scale({ ink }: MotifDrawingProps) {
	return (
		<>
			<path d="M81-142h6V-10h-6zM58-10h52v10H58zM34-146h100v6H34z" fill={ink.metal} />
			<path d="M42-142l-20 50h4l18-46 18 46h4l-20-50zM124-142l-20 50h4l18-46 18 46h4l-20-50z" fill={ink.metal} />
			<path d="M16-92h56c-3 25-53 25-56 0zM98-92h56c-3 25-53 25-56 0z" fill={ink.teal} />
			<circle cx={84} cy={-148} r={10} fill={palette.amber400} />
		</>
	)
}
