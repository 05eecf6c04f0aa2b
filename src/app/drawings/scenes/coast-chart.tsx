import { Frame, type SceneProps } from '../frame.tsx'
import { placed, rectPath } from '../geometry.ts'
import { LightRange } from '../light.tsx'
import { palette } from '../palette.ts'
import { headingFont, textFont } from '../typefaces.ts'
import { soundings } from './soundings.ts'

const WIDTH = 560
const HEIGHT = 520
const light = { x: 300, y: 196 }
const compass = { x: 478, y: 432 }

const COAST =
	'M0,0H250C262,40 232,70 246,110C258,146 300,150 306,186C311,214 282,226 270,252C254,288 268,318 248,352C226,390 176,414 160,456C152,480 148,500 146,520H0z'

/** Depth lines: the coast again, pushed out to sea. */
const SHALLOWS = [
	{ offset: 120, fill: '#D5ECE7' },
	{ offset: 78, fill: palette.teal200 },
	{ offset: 40, fill: '#ABD9D1' },
]

/** Nautical chart of Torres, in the about section. */
export function CoastChart({ className }: SceneProps) {
	return (
		<Frame
			width={WIDTH}
			height={HEIGHT}
			sized
			label="Carta do litoral de Torres com o farol em destaque"
			className={className}
		>
			<rect width={WIDTH} height={HEIGHT} fill={palette.teal100} />
			{SHALLOWS.map(({ offset, fill }) => (
				<g key={offset} fill={fill}>
					<path d={COAST} transform={placed(offset, 0)} />
					<rect width={offset + 10} height={HEIGHT} />
				</g>
			))}
			<path d={COAST} fill={palette.paper} stroke={palette.navy900} strokeWidth={2} />
			<RiverAndRoad />
			<g fontFamily={textFont} fontSize={12} fill={palette.teal700} opacity={0.8}>
				{soundings({ light, compass }).map(({ x, y, depth }) => (
					<text key={`${x},${y}`} x={Math.round(x)} y={Math.round(y)}>
						{depth}
					</text>
				))}
			</g>
			<path d="M300,196L490,78A224,224 0 0 1 450,362z" fill={palette.amber300} opacity={0.55} />
			<LightRange lamp={light} radius={112} stroke={palette.amber600} width={1.3} dots="1.5 8" />
			<circle cx={light.x} cy={light.y} r={15} fill={palette.navy900} />
			<circle cx={light.x} cy={light.y} r={6} fill={palette.amber400} />
			<PlaceNames />
			<ScaleBars />
			<Compass />
		</Frame>
	)
}

function RiverAndRoad() {
	return (
		<g fill="none">
			<path d="M0,96C50,84 84,118 130,106C176,94 200,118 250,112" stroke={palette.teal400} strokeWidth={7} />
			<path
				d="M60,0C76,80 44,140 80,220C104,274 70,330 96,400C110,440 90,480 96,520"
				stroke="#D9D3C3"
				strokeWidth={3}
				strokeDasharray="10 7"
			/>
		</g>
	)
}

function PlaceNames() {
	return (
		<g fontFamily={textFont} fontSize={12.5}>
			<text
				x={256}
				y={182}
				textAnchor="end"
				fontFamily={headingFont}
				fontWeight={700}
				fontSize={24}
				fill={palette.navy900}
			>
				Torres
			</text>
			<text x={256} y={204} textAnchor="end" fill={palette.ink2}>
				Morro do Farol
			</text>
			<text x={100} y={86} fill={palette.teal700}>
				Rio Mampituba
			</text>
			<rect x={70} y={357} width={50} height={21} rx={5} fill={palette.white} stroke="#C9C3B3" />
			<text x={95} y={372} textAnchor="middle" fontWeight={600} fontSize={11.5} fill={palette.ink2}>
				BR-101
			</text>
		</g>
	)
}

/** The chequered frame of a chart, along both edges. */
function ScaleBars() {
	const thickness = 7
	const length = 40
	const bars = Array.from({ length: WIDTH / length }, (_, i) => ({
		dark: rectPath(i * length, i % 2 ? HEIGHT - thickness : 0, length, thickness),
		light: rectPath(i * length, i % 2 ? 0 : HEIGHT - thickness, length, thickness),
	}))
	return (
		<>
			<path d={bars.map((bar) => bar.dark).join('')} fill={palette.navy900} />
			<path d={bars.map((bar) => bar.light).join('')} fill={palette.paper} />
		</>
	)
}

function Compass() {
	return (
		<g transform={placed(compass.x, compass.y)}>
			<g fill="none" stroke={palette.navy700} strokeWidth={1.2}>
				<circle r={42} />
				<circle r={34} strokeDasharray="1 5.7" />
			</g>
			<path d="M0,-30L7,0 0,30 -7,0z" fill={palette.navy900} />
			<path d="M0,-30L7,0H-7z" fill={palette.amber500} />
			<text y={-48} fontFamily={headingFont} fontWeight={700} fontSize={13} textAnchor="middle" fill={palette.navy900}>
				N
			</text>
		</g>
	)
}
