const WIDTH = 120
const HEIGHT = 34

type SparklineProps = {
	values: readonly number[]
	/** The ends of its scale, where the series has some of its own. */
	from?: number
	to?: number
}

/** The shape of a series; its last point is the lamp. Decoration beside the number it leads to. */
export function Sparkline({ values, from, to }: SparklineProps) {
	const lowest = from ?? Math.min(...values)
	const span = (to ?? Math.max(...values)) - lowest || 1
	const points = values.map((value, index) => ({
		x: 2 + (index * (WIDTH - 10)) / Math.max(1, values.length - 1),
		y: HEIGHT - 3 - ((value - lowest) / span) * (HEIGHT - 8),
	}))
	const last = points.at(-1)
	return (
		<svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="shrink-0">
			<polyline
				points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
				fill="none"
				strokeWidth={2}
				strokeLinejoin="round"
				className="stroke-chart-1"
			/>
			{last && <circle cx={last.x} cy={last.y} r={3.5} className="fill-lamp" />}
		</svg>
	)
}
