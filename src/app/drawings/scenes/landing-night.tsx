import { Frame, type SceneProps } from '../frame.tsx'
import { placed } from '../geometry.ts'
import { Headland } from '../headland.tsx'
import { House } from '../house.tsx'
import { Beam, LightRange, Rings } from '../light.tsx'
import { night } from '../moods.ts'
import { Motif } from '../motif.tsx'
import { inkByNight } from '../motif-ink.ts'
import { NightCar } from '../night-car.tsx'
import { palette } from '../palette.ts'
import { StarrySky } from '../starry-sky.tsx'
import { lampY, Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'
import type { LandingMotif } from './landing-motif.ts'

/** As wide as the widest screen: between 1024 and 2560 px the picture shows more coast instead of growing. */
const LEFT = -560
const WIDTH = 2560
const HEIGHT = 800
const FOOT = 520
const TOWER_HEIGHT = 300
/** The longest word of all titles, "Responsabilidade", reaches x = 706 on large screens. */
const TOWER_X = 712
const TOWER_X_BESIDE_LONG_TITLE = 782
const WAVE_LENGTH = 120

export type LandingNightProps = SceneProps & { motif: LandingMotif }

/**
 * Top of a landing page: the beam ends at the quote form, the product stands on the shore.
 * White text may stand anywhere left of the tower (35 px left of the middle) and above the last fifth:
 * nothing light is drawn there, whatever the product.
 */
export function LandingNight({ motif, className }: LandingNightProps) {
	const x = motif === 'profissional' ? TOWER_X_BESIDE_LONG_TITLE : TOWER_X
	const lamp = { x, y: lampY(FOOT, TOWER_HEIGHT) }
	return (
		<Frame width={WIDTH} height={HEIGHT} left={LEFT} fit="xMidYMax slice" className={className}>
			<rect x={LEFT} width={WIDTH} height={HEIGHT} fill={night.sky} />
			<Rings lamp={lamp} radii={[360, 240, 130]} fills={night.rings} />
			<Beam lamp={lamp} aperture={6} reach={2040} upper={-316} lower={549} fill={night.beam} />
			<Beam lamp={lamp} aperture={3} reach={2040} upper={-117} lower={349} fill={night.beamCore} />
			<Beam lamp={lamp} aperture={5} reach={-600} upper={-123} lower={25} fill="#15344F" />
			<LightRange lamp={lamp} radius={186} stroke={palette.teal400} width={1.3} opacity={0.8} />
			<StarrySky seed="stars" count={30} left={700} top={70} width={740} height={200} opacity={0.7} />
			<StarrySky seed="east" count={8} left={1440} top={40} width={560} height={300} opacity={0.7} />
			<path
				d="M-580,800V610C-420,570 -140,690 0,640C120,590 220,606 330,584C440,562 520,600 640,604C800,610 900,570 1040,580C1180,590 1320,560 1440,590C1560,620 1760,560 2020,600V800z"
				fill={palette.navy800}
			/>
			<Headland
				from={x - 96}
				to={x + 144}
				top={(at) => cliffEdge(at - x)}
				base={720}
				seed="lp"
				min={12}
				max={26}
				tones={night.basalt}
				grass={palette.teal700}
				grassHeight={10}
			/>
			{x === TOWER_X && <House x={x + 46} foot={FOOT + 5} scale={0.8} />}
			<Tower x={x} foot={FOOT + 5} height={TOWER_HEIGHT} shade={palette.navy200} band={palette.teal700} />
			<g transform={`translate(${-5 * WAVE_LENGTH} 0)`}>
				<Wave
					width={2600}
					y={640}
					bottom={HEIGHT}
					amplitude={8}
					length={WAVE_LENGTH}
					phase={30}
					fill={palette.navy700}
				/>
			</g>
			<Road />
			{motif === 'auto' ? <CarOnRoad /> : <Shore motif={motif} />}
		</Frame>
	)
}

/** Height of the cliff at a distance from the tower, which is negative to the left. */
function cliffEdge(distance: number): number {
	return FOOT + 4 + Math.max(0, -56 - distance) * 1.1 + Math.max(0, distance - 84) * 0.7
}

function Road() {
	return (
		<>
			<path
				d="M-580,800V700C-420,740 -240,740 0,690C240,640 520,668 760,690C1000,712 1240,704 1440,676C1640,648 1840,660 2020,690V800z"
				fill={palette.teal800}
			/>
			<path
				d="M-580,800V740C-420,770 -260,772 0,724C260,676 520,700 760,722C1000,744 1240,738 1440,712C1640,686 1840,700 2020,726V800z"
				fill={night.road}
			/>
			<path
				d="M-580,774C-420,804 -260,804 0,758C260,712 520,736 760,758C1000,780 1240,774 1440,748C1640,722 1840,736 2020,762"
				fill="none"
				stroke={palette.amber400}
				strokeWidth={4}
				strokeDasharray="34 26"
			/>
		</>
	)
}

function CarOnRoad() {
	return (
		<g transform="translate(306 662) rotate(-1)">
			<NightCar headlight="long" />
		</g>
	)
}

/** The near side of the road, with the product on it; the plane flies low over it. */
function Shore({ motif }: { motif: LandingMotif }) {
	return (
		<>
			<path d="M-580,800V790C-200,800 120,748 440,750C760,752 1000,800 1400,800z" fill={palette.teal700} />
			<g transform={placed(470, motif === 'viagem' ? 790 : 768, 0.72)}>
				<Motif name={motif} ink={inkByNight} />
			</g>
			<path d="M-580,800V796C-200,806 120,760 440,764C760,768 1000,812 1400,812z" fill={palette.teal800} />
		</>
	)
}
