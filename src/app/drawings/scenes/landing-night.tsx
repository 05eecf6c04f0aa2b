import { Frame, type SceneProps } from '../frame.tsx'
import { placed } from '../geometry.ts'
import { Headland } from '../headland.tsx'
import { House } from '../house.tsx'
import { Beam, LightRange, Rings } from '../light.tsx'
import { night } from '../moods.ts'
import { Motif, type MotifName } from '../motif.tsx'
import { NightCar } from '../night-car.tsx'
import { palette } from '../palette.ts'
import { StarrySky } from '../starry-sky.tsx'
import { lampY, Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'

const WIDTH = 1440
const HEIGHT = 800
const FOOT = 520
const TOWER_HEIGHT = 300
const lamp = { x: 706, y: lampY(FOOT, TOWER_HEIGHT) }

/** Low beside the road: on wide screens the scene grows, and the text above must stay clear of it. */
const motifPlace = { x: 395, y: 702, scale: 0.66 }

/** What can stand by a road; the boat of the tips cannot. */
export type LandingMotif = Exclude<MotifName, 'dicas'>
export type LandingNightProps = SceneProps & { motif: LandingMotif }

/** Top of a landing page: the beam ends at the quote form, the product stands by the road. */
export function LandingNight({ motif, className }: LandingNightProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMidYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={night.sky} />
			<Rings lamp={lamp} radii={[360, 240, 130]} fills={night.rings} />
			<Beam lamp={lamp} aperture={6} reach={1500} upper={-190} lower={330} fill={night.beam} />
			<Beam lamp={lamp} aperture={3} reach={1500} upper={-70} lower={210} fill={night.beamCore} />
			<Beam lamp={lamp} aperture={5} reach={-40} upper={-70} lower={14} fill="#15344F" />
			<LightRange lamp={lamp} radius={186} stroke={palette.teal400} width={1.3} opacity={0.8} />
			<StarrySky seed="stars" count={30} left={700} top={70} width={740} height={200} opacity={0.7} />
			<path
				d="M0,640C120,590 220,606 330,584C440,562 520,600 640,604C800,610 900,570 1040,580C1180,590 1320,560 1440,590V800H0z"
				fill={palette.navy800}
			/>
			<Headland
				from={610}
				to={850}
				top={cliffEdge}
				base={720}
				seed="lp"
				min={12}
				max={26}
				tones={night.basalt}
				grass={palette.teal700}
				grassHeight={10}
			/>
			<House x={752} foot={FOOT + 5} scale={0.8} />
			<Tower x={lamp.x} foot={FOOT + 5} height={TOWER_HEIGHT} shade={palette.navy200} band={palette.teal700} />
			<Wave width={WIDTH} y={640} bottom={HEIGHT} amplitude={8} length={120} phase={30} fill={palette.navy700} />
			{motif !== 'auto' && <circle cx={motifPlace.x} cy={646} r={74} fill={night.moon} />}
			<path d="M0,690C240,640 520,668 760,690C1000,712 1240,704 1440,676V800H0z" fill={palette.teal800} />
			{motif !== 'auto' && (
				<g transform={placed(motifPlace.x, motifPlace.y, motifPlace.scale)}>
					<Motif name={motif} />
				</g>
			)}
			<path d="M0,724C260,676 520,700 760,722C1000,744 1240,738 1440,712V800H0z" fill={night.road} />
			<path
				d="M0,758C260,712 520,736 760,758C1000,780 1240,774 1440,748"
				fill="none"
				stroke={palette.amber400}
				strokeWidth={4}
				strokeDasharray="34 26"
			/>
			{motif === 'auto' && (
				<g transform="translate(306 662) rotate(-1)">
					<NightCar headlight="long" />
				</g>
			)}
		</Frame>
	)
}

function cliffEdge(x: number): number {
	return FOOT + 4 + Math.max(0, 650 - x) * 1.1 + Math.max(0, x - 790) * 0.7
}
