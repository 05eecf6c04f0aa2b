import { Frame, type SceneProps } from '../frame.tsx'
import { Headland } from '../headland.tsx'
import { Rings } from '../light.tsx'
import { palette } from '../palette.ts'
import { Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'

const WIDTH = 640
const HEIGHT = 250
const TOWER_X = 435.2
const FOOT = 155
const MIST = '#F8FAFB'
const PALE = '#8FABC2'
const basalt = [palette.navy300, PALE, '#A9C1D4'] as const

/** The lighthouse in fog, for pages that do not exist. */
export function Fog({ className }: SceneProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMidYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={palette.navy100} />
			<Rings lamp={{ x: TOWER_X, y: 75 }} radii={[150, 90]} fills={['#EBF1F5', '#F3F6F8']} />
			<Headland
				from={332.8}
				to={WIDTH + 5}
				top={(x) => (x < 358.4 ? FOOT + 14 : FOOT)}
				base={HEIGHT}
				seed="fog"
				min={10}
				max={22}
				tones={basalt}
				grass="#93BFC0"
				grassHeight={9}
			/>
			<Tower x={TOWER_X} foot={FOOT} height={125} band={PALE} bandShade="#7C9AB3" shade={palette.navy100} dome={PALE} />
			<rect y={130} width={512} height={16} rx={8} fill={MIST} />
			<rect x={192} y={155} width={384} height={20} rx={10} fill={MIST} />
			<rect x={32} y={180} width={320} height={14} rx={7} fill={MIST} />
			<Wave width={WIDTH} y={210} bottom={HEIGHT} amplitude={6} length={80} fill={palette.navy300} />
			<Wave width={WIDTH} y={230} bottom={HEIGHT} amplitude={6} length={100} phase={40} fill={palette.navy600} />
		</Frame>
	)
}
