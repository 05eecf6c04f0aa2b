import { Frame, type SceneProps } from '../frame.tsx'
import { placed } from '../geometry.ts'
import { Headland } from '../headland.tsx'
import { Rings } from '../light.tsx'
import { NightCar } from '../night-car.tsx'
import { palette } from '../palette.ts'
import { Tower } from '../tower.tsx'

const lamp = { x: 470, y: 86 }
const basalt = [palette.navy950, '#0C2640', palette.navy900] as const

/** The feature card of the services: a car on the coast road. */
export function AutoNight({ className }: SceneProps) {
	return (
		<Frame width={600} height={300} fit="xMidYMax slice" className={className}>
			<rect width={600} height={300} fill={palette.navy800} />
			<Rings lamp={lamp} radii={[120, 70]} fills={['#16395A', '#1C4568']} />
			<path d="M470,84L-20,150V246z" fill="#3B5F74" />
			<path d="M470,85L-20,176V226z" fill="#6B7F78" opacity={0.55} />
			<path d="M0,196C90,170 150,182 220,168C300,152 360,190 440,186L600,172V300H0z" fill={palette.navy700} />
			<Headland
				from={420}
				to={610}
				top={(x) => 156 + Math.max(0, 450 - x) * 1.2}
				base={300}
				seed="auto"
				min={10}
				max={22}
				tones={basalt}
				grass={palette.teal700}
				grassHeight={8}
			/>
			<Tower x={lamp.x} foot={158} height={104} shade={palette.navy200} />
			<path d="M0,248C120,232 260,236 380,252C470,262 540,262 600,258V300H0z" fill={palette.teal700} />
			<path d="M0,270C140,252 300,260 420,272C490,279 550,280 600,278V300H0z" fill={palette.navy950} />
			<path
				d="M0,285C160,270 320,278 600,291"
				fill="none"
				stroke={palette.amber400}
				strokeWidth={2.5}
				strokeDasharray="18 14"
			/>
			<g transform={placed(150, 217, 0.787)}>
				<NightCar />
			</g>
		</Frame>
	)
}
