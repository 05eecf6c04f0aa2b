import { Fragment } from 'react'
import type { CoverLayout } from './cover-layout.ts'
import { placed, round } from './geometry.ts'
import { Motif } from './motif.tsx'
import type { MotifName } from './motif-names.ts'
import { palette } from './palette.ts'
import { Wave } from './wave.tsx'

type ForegroundProps = { layout: CoverLayout; motif: MotifName; width: number; height: number }

/** The boat sails behind the nearer waves; the plane flies before them all. */
export function OpenSea({ layout, motif, width, height }: ForegroundProps) {
	const afloat = motif === 'dicas'
	return (
		<>
			{layout.waves.map((wave, i) => (
				<Fragment key={wave.y}>
					<Wave {...wave} width={width} bottom={height} />
					{afloat && i === 0 && <PlacedMotif layout={layout} motif={motif} />}
				</Fragment>
			))}
			{!afloat && <PlacedMotif layout={layout} motif={motif} />}
		</>
	)
}

/** A strip of sea, the ground with the motif on it, and the road in front. */
export function Shore({ layout, motif, width, height }: ForegroundProps) {
	const { ground, sky } = layout
	const onRoad = motif === 'auto'
	const road = <path d={`${ridge(width, ground, [52, 20, 70, 44], [0.3, 0.7])}V${height}H0z`} fill={sky.sea[2]} />
	return (
		<>
			{layout.waves.map((wave) => (
				<Wave key={wave.y} {...wave} width={width} bottom={height} />
			))}
			<path d={`${ridge(width, ground, [6, -26, -14, 20], [0.25, 0.6])}V${height}H0z`} fill={sky.ground} />
			{onRoad && road}
			<PlacedMotif layout={layout} motif={motif} />
			{!onRoad && road}
			{onRoad && (
				<path
					d={ridge(width, ground, [84, 52, 100, 76], [0.3, 0.7])}
					fill="none"
					stroke={palette.amber400}
					strokeWidth={5}
					strokeDasharray="34 26"
				/>
			)}
		</>
	)
}

/** A curve across the picture: four heights below `y`, the two bends at shares of the width. */
function ridge(width: number, y: number, depths: [number, number, number, number], bends: [number, number]): string {
	const [start, first, second, end] = depths.map((depth) => round(y + depth))
	return `M0,${start}C${round(width * bends[0])},${first} ${round(width * bends[1])},${second} ${width},${end}`
}

function PlacedMotif({ layout, motif }: Pick<ForegroundProps, 'layout' | 'motif'>) {
	const { x, y, scale } = layout.motif
	return <Motif name={motif} transform={placed(x, y, scale)} />
}
