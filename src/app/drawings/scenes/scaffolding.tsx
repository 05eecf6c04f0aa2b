import { Frame, type SceneProps } from '../frame.tsx'
import { Headland } from '../headland.tsx'
import { palette } from '../palette.ts'
import { Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'

const WIDTH = 640
const HEIGHT = 250
const TOWER_X = 396.8
const FOOT = 180

/** The lighthouse under repair, for pages still being written. */
export function Scaffolding({ className }: SceneProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} fit="xMidYMax slice" className={className}>
			<rect width={WIDTH} height={HEIGHT} fill={palette.amber100} />
			<circle cx={TOWER_X} cy={105} r={105} fill={palette.amber200} />
			<Headland from={256} to={550.4} top={() => FOOT} base={HEIGHT} seed="b2" min={10} max={22} grassHeight={9} />
			<Tower x={TOWER_X} foot={FOOT} height={145} bands={1} lit={false} />
			<Scaffold />
			<Wave width={WIDTH} y={215} bottom={HEIGHT} amplitude={6} length={80} fill={palette.teal400} />
			<Wave width={WIDTH} y={232.5} bottom={HEIGHT} amplitude={6} length={100} phase={40} fill={palette.teal600} />
		</Frame>
	)
}

/** Four decks, two poles, and a brace from deck to deck. */
function Scaffold() {
	const left = TOWER_X - 44
	const right = TOWER_X + 44
	const decks = [180, 146, 112, 78]
	const floors = decks.map((y) => `M${left - 2},${y}H${right + 2}`)
	const poles = [left, right].map((x) => `M${x},${FOOT}v-112`)
	const braces = decks.map((y, i) => `${i % 2 ? right : left},${y}`)
	const path = `${floors.join('')}${poles.join('')}M${braces.join('L')}`
	return <path d={path} fill="none" stroke={palette.amber700} strokeWidth={3} />
}
