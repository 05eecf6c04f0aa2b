import { Frame, type SceneProps } from '../frame.tsx'
import { palette } from '../palette.ts'
import { Wave } from '../wave.tsx'

const CORE = '#183D5C'

/** Behind the call to action that ends a landing page; the wave leads into the footer. */
export function ClosingBeam({ className }: SceneProps) {
	return (
		<Frame width={1440} height={320} fit="none" className={className}>
			<path d="M-20,40L1500,-120V420z" fill={palette.navy800} />
			<path d="M-20,40H1500V320z" fill={CORE} />
			<Wave width={1440} y={300} bottom={330} amplitude={8} length={150} fill={palette.navy950} />
		</Frame>
	)
}

/** The same light from the right, for navy panels: the blog's call to action, the generator's running step. */
export function PanelBeam({ className }: SceneProps) {
	return (
		<Frame width={1248} height={200} fit="none" className={className}>
			<path d="M1248,30L0,-90V330z" fill={palette.navy800} />
			<path d="M1248,30L0,40V230z" fill={CORE} />
		</Frame>
	)
}
