import { Frame } from '../frame.tsx'
import { placed } from '../geometry.ts'
import { Headland } from '../headland.tsx'
import { Beam, Rings } from '../light.tsx'
import { night } from '../moods.ts'
import { Motif } from '../motif.tsx'
import { inkByNight } from '../motif-ink.ts'
import { NightCar } from '../night-car.tsx'
import { palette } from '../palette.ts'
import { lampY, Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'
import type { LandingNightProps } from './landing-night.tsx'

const WIDTH = 390
const HEIGHT = 210
const FOOT = 96
const TOWER_HEIGHT = 86
const lamp = { x: 296, y: lampY(FOOT, TOWER_HEIGHT) }

/** The landing page's night for phones, between the text and the quote form. */
export function LandingNightPhone({ motif, className }: LandingNightProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={night.sky} />
			<Rings lamp={lamp} radii={[110, 70, 40]} fills={night.rings} />
			<Beam lamp={lamp} aperture={2} reach={-10} upper={20} lower={110} fill={night.beam} />
			<path d="M0,120C60,100 120,112 180,106C240,100 320,118 390,110V210H0z" fill={palette.navy800} />
			<Headland
				from={262}
				to={344}
				top={(x) => FOOT + (x < 274 ? 10 : 2)}
				base={170}
				seed="lpp"
				min={7}
				max={14}
				tones={night.basalt}
				grass={palette.teal700}
				grassHeight={5}
			/>
			<Tower x={lamp.x} foot={FOOT + 2} height={TOWER_HEIGHT} shade={palette.navy200} band={palette.teal700} />
			<Wave width={WIDTH} y={128} bottom={HEIGHT} amplitude={4} length={52} phase={10} fill={palette.navy700} />
			<path d="M0,150C120,136 260,158 390,146V210H0z" fill={palette.teal800} />
			<path d="M0,166C120,152 260,174 390,162V210H0z" fill={night.road} />
			<path
				d="M0,188C120,174 260,196 390,184"
				fill="none"
				stroke={palette.amber400}
				strokeWidth={3}
				strokeDasharray="18 14"
			/>
			{motif === 'auto' ? <CarOnRoad /> : <Shore motif={motif} />}
		</Frame>
	)
}

function CarOnRoad() {
	return (
		<g transform={placed(66, 132, 0.62)}>
			<NightCar headlight="short" />
		</g>
	)
}

/** Higher than the road it hides: the quote form covers the last 36 pixels. */
function Shore({ motif }: Pick<LandingNightProps, 'motif'>) {
	return (
		<>
			<path d="M0,158C80,148 180,150 260,162C310,170 350,176 390,176V210H0z" fill={palette.teal700} />
			<g transform={placed(121, motif === 'viagem' ? 166 : 160, 0.56)}>
				<Motif name={motif} ink={inkByNight} />
			</g>
			<path d="M0,164C80,154 180,156 260,168C310,176 350,182 390,182V210H0z" fill={palette.teal800} />
		</>
	)
}
