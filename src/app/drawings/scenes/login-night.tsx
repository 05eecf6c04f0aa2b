import { Boat } from '../boat.tsx'
import { Frame, type SceneProps } from '../frame.tsx'
import { Headland } from '../headland.tsx'
import { House } from '../house.tsx'
import { Beam, LightRange, Rings } from '../light.tsx'
import { night } from '../moods.ts'
import { palette } from '../palette.ts'
import { StarrySky } from '../starry-sky.tsx'
import { lampY, Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'

const WIDTH = 720
const HEIGHT = 900
const FOOT = 590
const TOWER_HEIGHT = 360
const lamp = { x: 250, y: lampY(FOOT, TOWER_HEIGHT) }

/** Beside the sign-in form, which the beam points at. */
export function LoginNight({ className }: SceneProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMidYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={night.sky} />
			<Rings lamp={lamp} radii={[420, 280, 150]} fills={night.rings} />
			<Beam lamp={lamp} aperture={6} reach={760} upper={-10} lower={330} fill={night.beam} />
			<Beam lamp={lamp} aperture={3} reach={760} upper={70} lower={240} fill={night.beamCore} />
			<LightRange lamp={lamp} radius={214} stroke={palette.teal400} width={1.3} />
			<StarrySky seed="login" count={40} width={WIDTH} height={330} opacity={0.6} />
			<path d="M0,730C140,690 300,700 420,706C540,712 640,690 720,700V900H0z" fill={palette.navy800} />
			<Wave width={WIDTH} y={742} bottom={HEIGHT} amplitude={7} length={96} fill={palette.navy700} />
			<Headland
				from={-10}
				to={400}
				top={(x) => FOOT + 5 + Math.max(0, x - 350) * 1.6}
				base={840}
				seed="login"
				min={14}
				max={32}
				tones={night.basalt}
				grass={palette.teal700}
			/>
			<House x={310} foot={FOOT + 6} />
			<Tower x={lamp.x} foot={FOOT + 6} height={TOWER_HEIGHT} shade={palette.navy200} band={palette.teal700} />
			<Boat x={560} y={762} hull={palette.navy950} />
			<Wave width={WIDTH} y={776} bottom={HEIGHT} amplitude={9} length={130} phase={40} fill="#16395A" />
			<Wave width={WIDTH} y={812} bottom={HEIGHT} amplitude={11} length={160} phase={90} fill={palette.teal800} />
			<Wave width={WIDTH} y={850} bottom={HEIGHT} amplitude={11} length={200} phase={30} fill={palette.navy950} />
		</Frame>
	)
}
