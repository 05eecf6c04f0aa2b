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

const WIDTH = 390
const HEIGHT = 400
const FOOT = 238
const TOWER_HEIGHT = 214
const lamp = { x: 268, y: lampY(FOOT, TOWER_HEIGHT) }

/** The home page's morning for phones, below the text. */
export function MorningPhone({ className }: SceneProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMidYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={morning.sky} />
			<Rings lamp={lamp} radii={[210, 140, 84]} fills={morning.rings} />
			<Beam lamp={lamp} aperture={5} reach={-10} upper={-66} lower={100} fill={morning.beam} />
			<Beam lamp={lamp} aperture={3} reach={-10} upper={-30} lower={62} fill="#FFE9BC" />
			<Beam lamp={lamp} aperture={4} reach={400} upper={-30} lower={8} fill={morning.beamAway} />
			<LightRange lamp={lamp} radius={112} stroke={palette.amber500} width={1} dots="1.5 7" />
			<path d="M0,318C40,296 80,306 120,300C150,296 170,312 210,318V350H0z" fill={palette.teal200} />
			<Bird x={60} y={150} scale={0.8} />
			<Bird x={92} y={166} scale={0.6} />
			<Wave width={WIDTH} y={326} bottom={HEIGHT} amplitude={5} length={56} phase={10} fill={palette.teal400} />
			<Boat x={92} y={334} scale={0.62} />
			<Wave width={WIDTH} y={338} bottom={HEIGHT} amplitude={6} length={72} phase={40} fill={palette.teal500} />
			<Headland from={186} to={400} top={cliffEdge} base={380} seed="farol-p" min={9} max={19} grassHeight={8} />
			<Headland from={156} to={192} top={() => 312} base={380} seed="g2" min={8} max={13} grassHeight={6} />
			<House x={314} foot={242} scale={0.66} />
			<Tower x={lamp.x} foot={FOOT + 3} height={TOWER_HEIGHT} />
			<Wave width={WIDTH} y={354} bottom={HEIGHT} amplitude={7} length={84} phase={20} fill={palette.teal600} />
			<Wave width={WIDTH} y={370} bottom={HEIGHT} amplitude={8} length={104} phase={60} fill={palette.navy700} />
			<Wave width={WIDTH} y={386} bottom={HEIGHT + 2} amplitude={8} length={128} phase={30} fill={palette.navy900} />
		</Frame>
	)
}

function cliffEdge(x: number): number {
	return x < 220 ? 300 - (x - 186) * 1.6 : 242 + Math.sin(x / 20) * 2
}
