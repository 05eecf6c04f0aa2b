import { CartesianGrid, Line, LineChart, ReferenceDot, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartTooltip, dayAxis, firstSize, grid, margin, valueAxis } from './chart-parts.tsx'
import { duration } from './figures.ts'
import { niceTicks } from './nice-ticks.ts'

export type TimeOfDay = { day: string; timeMs: number | null }
/** The day that stands out, and the words beside it. */
export type Outlier = { day: string; timeMs: number; label: string }

type TimeLineProps = { days: readonly TimeOfDay[]; outlier: Outlier | undefined }

export default function TimeLine({ days, outlier }: TimeLineProps) {
	const ticks = niceTicks(Math.max(0, ...days.map(({ timeMs }) => (timeMs ?? 0) / 1000)))
	const digits = ticks.every(Number.isInteger) ? 0 : 1
	const inFirstHalf = days.findIndex(({ day }) => day === outlier?.day) < days.length / 2
	const alone = days.filter(({ timeMs }) => timeMs !== null).length === 1
	return (
		<ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
			<LineChart data={[...days]} margin={margin} accessibilityLayer={false}>
				<CartesianGrid {...grid} />
				<XAxis {...dayAxis(days)} />
				<YAxis {...valueAxis(ticks, (seconds) => `${seconds.toFixed(digits).replace('.', ',')} s`, 42)} />
				<Tooltip
					cursor={{ stroke: 'var(--color-line)' }}
					isAnimationActive={false}
					content={<ChartTooltip tell={(seconds) => duration(seconds * 1000)} />}
				/>
				<Line
					dataKey={({ timeMs }: TimeOfDay) => (timeMs === null ? null : timeMs / 1000)}
					name="Tempo médio"
					stroke="var(--color-chart-1)"
					strokeWidth={2.2}
					dot={alone && { r: 4, fill: 'var(--color-chart-1)' }}
					activeDot={{ r: 4, strokeWidth: 0, fill: 'var(--color-chart-1)' }}
					connectNulls
					isAnimationActive={false}
				/>
				{outlier && (
					<ReferenceDot
						x={outlier.day}
						y={outlier.timeMs / 1000}
						r={4.5}
						fill="var(--color-lamp)"
						stroke="none"
						label={{
							value: outlier.label,
							position: inFirstHalf ? 'right' : 'left',
							fontSize: 12,
							fill: 'var(--color-ink-2)',
						}}
					/>
				)}
			</LineChart>
		</ResponsiveContainer>
	)
}
