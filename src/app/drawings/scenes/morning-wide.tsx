import { Bird } from '../bird.tsx'
import { Boat } from '../boat.tsx'
import { Frame, type SceneProps } from '../frame.tsx'
import { Headland } from '../headland.tsx'
import { House } from '../house.tsx'
import { Beam, LightRange, Rings } from '../light.tsx'
import { morning } from '../moods.ts'
import { palette } from '../palette.ts'
import { lampY, Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'

const WIDTH = 1440
const HEIGHT = 860
const FOOT = 486
const TOWER_HEIGHT = 372
const lamp = { x: 1118, y: lampY(FOOT, TOWER_HEIGHT) }

/** Top of the home page: the beam reaches the headline, the front wave becomes the figures strip. */
export function MorningWide({ className }: SceneProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMaxYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={morning.sky} />
			<Rings lamp={lamp} radii={[430, 300, 178]} fills={morning.rings} />
			<Beam lamp={lamp} aperture={8} reach={-40} upper={-150} lower={235} fill={morning.beam} />
			<Beam lamp={lamp} aperture={4} reach={-40} upper={-58} lower={148} fill="#FFEFCB" />
			<Beam lamp={lamp} aperture={8} reach={1500} upper={-78} lower={10} fill={morning.beamAway} />
			<LightRange lamp={lamp} radius={236} stroke={palette.amber500} opacity={0.75} />
			<LightRange lamp={lamp} radius={364} stroke={palette.teal500} opacity={0.6} />
			<path
				d="M0,676C80,640 140,660 210,636C290,606 360,640 430,646C520,654 560,676 640,690V760H0z"
				fill={palette.teal200}
			/>
			<path d="M520,706C620,672 680,690 760,668C800,656 840,676 900,690V780H520z" fill={palette.teal300} />
			<Bird x={930} y={150} />
			<Bird x={968} y={176} scale={0.75} />
			<Bird x={880} y={196} scale={0.65} />
			<Wave width={WIDTH} y={700} bottom={HEIGHT} amplitude={7} length={92} phase={20} fill={palette.teal400} />
			<Boat x={560} y={712} scale={0.95} />
			<Wave width={WIDTH} y={722} bottom={HEIGHT} amplitude={9} length={124} phase={70} fill={palette.teal500} />
			<Headland from={905} to={1470} top={cliffEdge} base={800} seed="morro-do-farol" min={15} max={36} />
			<Headland
				from={842}
				to={918}
				top={(x) => 668 - (x - 842) * 0.5}
				base={800}
				seed="guarita"
				min={12}
				max={22}
				grassHeight={9}
			/>
			<House x={1196} foot={492} scale={1.15} />
			<path d="M1064,492h112v-6h-112z" fill={palette.teal700} />
			<Tower x={lamp.x} foot={FOOT + 3} height={TOWER_HEIGHT} />
			<Wave width={WIDTH} y={752} bottom={HEIGHT} amplitude={11} length={150} phase={40} fill={palette.teal600} />
			<Wave width={WIDTH} y={782} bottom={HEIGHT} amplitude={12} length={186} phase={110} fill={palette.navy700} />
			<Wave width={WIDTH} y={816} bottom={HEIGHT + 2} amplitude={13} length={228} phase={60} fill={palette.navy900} />
		</Frame>
	)
}

/** Climbs from the sea, lies flat under the tower, falls gently behind the house. */
function cliffEdge(x: number): number {
	if (x < 1000) return 560 - (x - 905) * 0.62
	if (x < 1300) return 494 + Math.sin(x / 40) * 3
	return 494 + (x - 1300) * 0.28
}
