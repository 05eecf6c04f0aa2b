import { Contours } from '../contours.tsx'
import { Frame, type SceneProps } from '../frame.tsx'
import { palette } from '../palette.ts'

/** Depth lines behind the contact section. */
export function ContactIsobaths({ className }: SceneProps) {
	return (
		<Frame width={1440} height={620} fit="xMidYMid slice" className={className}>
			<Contours width={1440} height={620} seed="contato" lines={9} stroke={palette.navy700} opacity={0.75} />
		</Frame>
	)
}

/** Depth lines behind the heading of the blog. */
export function BlogIsobaths({ className }: SceneProps) {
	return (
		<Frame width={1440} height={330} fit="xMidYMax slice" className={className}>
			<Contours width={1440} height={330} seed="blog" lines={8} stroke={palette.teal300} opacity={0.6} />
		</Frame>
	)
}
