import { Frame, type SceneProps } from '../frame.tsx'
import { Headland } from '../headland.tsx'
import { palette } from '../palette.ts'
import { Tower } from '../tower.tsx'
import { Wave } from '../wave.tsx'

const WIDTH = 150
const HEIGHT = 92

/** Small picture above "nothing found here". */
export function EmptyCoast({ className }: SceneProps) {
	return (
		<Frame width={WIDTH} height={HEIGHT} sized className={className}>
			<rect width={WIDTH} height={HEIGHT} rx={10} fill={palette.teal100} />
			<path d="M112,26L0,34V78z" fill="#FFEBC4" />
			<Headland from={92} to={134} top={() => 66} base={HEIGHT} seed="e" min={6} max={11} grassHeight={4} />
			<Tower x={112} foot={66} height={54} />
			<Wave width={WIDTH} y={78} bottom={HEIGHT} amplitude={3} length={30} fill={palette.teal400} />
		</Frame>
	)
}
