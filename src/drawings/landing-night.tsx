import night from '#content/drawings/landing/night.svg?url'
import car from '#content/drawings/landing/night-car.svg?drawing'
import besideLongTitle from '#content/drawings/landing/night-long-title.svg?url'
import { Frame } from './frame.tsx'
import { placed } from './geometry.ts'
import type { MotifName } from './motif-names.ts'
import { NightMotif } from './night-motif.tsx'
import { palette } from './palette.ts'
import { Shapes } from './shapes.tsx'
import { WideDrawing } from './wide-drawing.tsx'

type LandingNightProps = { motif: MotifName; longTitle: boolean; className?: string | undefined }

/**
 * Top of a landing page from two columns on: the beam ends at the quote form, the product stands on the shore. As wide as
 * the widest screen: between 1024 and 2560 px the picture shows more coast instead of growing. White text may stand
 * anywhere left of the tower and above the last fifth: nothing light is drawn there, whatever the product. Beside a long
 * word the tower stands 70 further right.
 */
export function LandingNight({ motif, longTitle, className }: LandingNightProps) {
	return (
		<>
			<WideDrawing src={longTitle ? besideLongTitle : night} className={className} />
			<Frame width={2560} height={800} left={-560} fit="xMidYMax slice" className={className}>
				{motif === 'auto' ? <Shapes of={car} /> : <Shore motif={motif} />}
			</Frame>
		</>
	)
}

/** The near side of the road, with the product on it; the plane flies low over it. */
function Shore({ motif }: { motif: MotifName }) {
	return (
		<>
			<path d="M-580,800V790C-200,800 120,748 440,750C760,752 1000,800 1400,800z" fill={palette.teal700} />
			<NightMotif name={motif} transform={placed(470, motif === 'viagem' ? 790 : 768, 0.72)} />
			<path d="M-580,800V796C-200,806 120,760 440,764C760,768 1000,812 1400,812z" fill={palette.teal800} />
		</>
	)
}
