import night from '#content/drawings/landing/night-phone.svg?drawing'
import car from '#content/drawings/landing/night-phone-car.svg?drawing'
import { Frame } from './frame.tsx'
import { placed } from './geometry.ts'
import type { MotifName } from './motif-names.ts'
import { NightMotif } from './night-motif.tsx'
import { palette } from './palette.ts'
import { Shapes } from './shapes.tsx'

type LandingNightPhoneProps = { motif: MotifName; className?: string | undefined }

/** The landing page's night for phones, between the text and the quote form. */
export function LandingNightPhone({ motif, className }: LandingNightPhoneProps) {
	return (
		<Frame width={390} height={210} className={className}>
			<Shapes of={night} />
			{motif === 'auto' ? <Shapes of={car} /> : <Shore motif={motif} />}
		</Frame>
	)
}

/** Higher than the road it hides: the quote form covers the last 36 pixels. */
function Shore({ motif }: { motif: MotifName }) {
	return (
		<>
			<path d="M0,158C80,148 180,150 260,162C310,170 350,176 390,176V210H0z" fill={palette.teal700} />
			<NightMotif name={motif} transform={placed(121, motif === 'viagem' ? 166 : 160, 0.56)} />
			<path d="M0,164C80,154 180,156 260,168C310,176 350,182 390,182V210H0z" fill={palette.teal800} />
		</>
	)
}
