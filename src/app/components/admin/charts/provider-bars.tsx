import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartTooltip, cursor, dayAxis, firstSize, grid, margin, StackPart, valueAxis } from './chart-parts.tsx'
import { niceTicks } from './nice-ticks.ts'
import type { ProviderLook } from './provider-look.ts'

/** A day and a number per provider. */
export type DayOfProviders = { day: string; values: Readonly<Record<string, number>> }

type ProviderBarsProps = {
	days: readonly DayOfProviders[]
	providers: readonly ProviderLook[]
	/** Counted in pieces, not measured. */
	whole?: boolean
	tell: (value: number) => string
	axisWidth: number
}

/** A stack per day, one part per provider. */
export default function ProviderBars({ days, providers, whole = false, tell, axisWidth }: ProviderBarsProps) {
	const highest = Math.max(0, ...days.map(({ values }) => Object.values(values).reduce((sum, value) => sum + value, 0)))
	const ticks = niceTicks(highest, { whole })
	return (
		<ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
			<BarChart data={[...days]} margin={margin} barCategoryGap="14%" accessibilityLayer={false}>
				<CartesianGrid {...grid} />
				<XAxis {...dayAxis(days)} />
				<YAxis {...valueAxis(ticks, tell, axisWidth)} />
				<Tooltip cursor={cursor} isAnimationActive={false} content={<ChartTooltip tell={tell} />} />
				{providers.map(({ provider, name, fill }) => (
					<Bar
						key={provider}
						stackId="day"
						dataKey={({ values }: DayOfProviders) => values[provider] ?? 0}
						name={name}
						fill={fill}
						maxBarSize={44}
						shape={StackPart}
						isAnimationActive={false}
					/>
				))}
			</BarChart>
		</ResponsiveContainer>
	)
}
