import { Bird } from './bird.tsx'
import { OpenSea, Shore } from './cover-foreground.tsx'
import { coverLayout } from './cover-layout.ts'
import { Frame } from './frame.tsx'
import { round } from './geometry.ts'
import { Headland } from './headland.tsx'
import { Beam, LightRange, Rings } from './light.tsx'
import type { MotifName } from './motif-names.ts'
import { Tower } from './tower.tsx'

type CoverProps = {
	slug: string
	motif: MotifName
	width?: number
	height?: number
	/** Given, the cover is a picture with this name; without it, decoration beside a title. */
	label?: string | undefined
	className?: string | undefined
}

/**
 * An article's picture: the category chooses the motif, the slug everything else.
 * Distances are those of a social card: choose another shape by width and height, a smaller size by CSS.
 */
export function Cover({ slug, motif, width = 1200, height = 630, label, className }: CoverProps) {
	return (
		<Frame width={width} height={height} fit="xMidYMid slice" sized label={label} className={className}>
			<CoverScene slug={slug} motif={motif} width={width} height={height} />
		</Frame>
	)
}

type CoverSceneProps = Required<Pick<CoverProps, 'slug' | 'motif' | 'width' | 'height'>>

/** The shapes of a cover, for a picture that adds its own. */
export function CoverScene({ slug, motif, width, height }: CoverSceneProps) {
	const layout = coverLayout(slug, motif, { width, height })
	const { sky, lamp, glow, tower, birds } = layout
	const foreground = { layout, motif, width, height }
	return (
		<>
			<rect width={width} height={height} fill={sky.sky} />
			<Rings lamp={lamp} radii={[glow * 1.7, glow * 1.2, glow * 0.7]} fills={sky.rings} />
			<Beam lamp={lamp} {...layout.beam} fill={sky.beam} />
			<LightRange lamp={lamp} radius={glow * 1.43} stroke={sky.dots} />
			<Hills rises={layout.farHills} y={layout.horizon - 8} width={width} height={height} fill={sky.farHills} />
			<Hills rises={layout.nearHills} y={layout.horizon + 6} width={width} height={height} fill={sky.nearHills} />
			<Headland
				from={layout.onLeft ? -10 : tower.x - width * 0.1}
				to={layout.onLeft ? tower.x + width * 0.1 : width + 10}
				top={(x) => cliffEdge(Math.abs(x - tower.x), tower.foot, width)}
				base={height}
				seed={slug}
				tones={sky.basalt}
				grass={sky.grass}
			/>
			<Tower {...tower} foot={tower.foot + 4} />
			{layout.atSea ? <OpenSea {...foreground} /> : <Shore {...foreground} />}
			{birds && (
				<>
					<Bird x={birds.x} y={birds.y} scale={1.7} stroke={sky.birds} />
					<Bird x={birds.x + 56} y={birds.y + 26} scale={1.2} stroke={sky.birds} />
				</>
			)}
		</>
	)
}

/** Slopes away from the tower, with a step where the plateau ends. */
function cliffEdge(distance: number, foot: number, width: number): number {
	const step = distance > width * 0.075 ? 24 : 0
	return foot + 2 + distance * 0.06 + step
}

type HillsProps = { rises: number[]; y: number; width: number; height: number; fill: string }

function Hills({ rises, y, width, height, fill }: HillsProps) {
	const span = width / rises.length
	const hills = rises.map((rise) => `q${round(span / 2)},${round(-rise)} ${round(span)},0`)
	return <path d={`M0,${height}V${round(y)}${hills.join('')}V${height}z`} fill={fill} />
}
