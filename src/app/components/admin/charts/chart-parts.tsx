import type { BarShapeProps, TooltipContentProps } from 'recharts'
import { formatDay } from '#lib/format-day.ts'
import { shortDay } from './figures.ts'

/** What every drawing shares: quiet numbers, hairlines, no lines around them. */
const numbers = { fontSize: 12, fill: 'var(--color-ink-3)' } as const

/** Few enough names for a phone; counted from the end, so that today always has one. */
const DAYS_PER_NAME = 5

export function dayAxis(days: readonly { day: string }[]) {
	return {
		dataKey: 'day',
		ticks: days.filter((_, index) => (days.length - 1 - index) % DAYS_PER_NAME === 0).map(({ day }) => day),
		tickFormatter: shortDay,
		tick: numbers,
		tickLine: false,
		axisLine: false,
		tickMargin: 9,
		interval: 0,
	} as const
}

export function valueAxis(ticks: number[], tickFormatter: (value: number) => string, width: number) {
	return {
		ticks,
		domain: [0, ticks.at(-1)!],
		tickFormatter,
		tick: numbers,
		tickLine: false,
		axisLine: false,
		width,
		interval: 0,
	} as const
}

export const grid = { vertical: false, stroke: 'var(--color-line)' } as const
export const cursor = { fill: 'var(--color-hover)' } as const
export const margin = { top: 10, right: 16, bottom: 0, left: 0 } as const
/** Until the box has been measured; a chart without a size complains. */
export const firstSize = { width: 640, height: 200 } as const

type Pointed = Partial<Pick<TooltipContentProps, 'active' | 'payload' | 'label'>>

/** What stands under the pointer; the drawing fills that in. */
export function ChartTooltip({ active, payload = [], label, tell }: Pointed & { tell: (value: number) => string }) {
	const parts = payload.filter(({ value }) => Number(value) > 0)
	if (!active || parts.length === 0) return null
	return (
		<div className="rounded-control bg-panel px-3 py-2 text-fine text-ink shadow-raised inset-ring inset-ring-line">
			<p className="mb-1 font-semibold">{formatDay(String(label))}</p>
			{parts.map(({ name, value, color }) => (
				<p key={String(name)} className="flex items-center gap-2 text-ink-2">
					<span className="size-2.5 rounded-[3px]" style={{ backgroundColor: color }} />
					{name}
					<span className="ml-auto pl-4 font-medium text-ink">{tell(Number(value))}</span>
				</p>
			))}
		</div>
	)
}

/** One part of a stack, a pixel short at both ends so that two of them lie 2 px apart. */
export function StackPart({ x, y, width, height, fill }: BarShapeProps) {
	if (height <= 0) return <g />
	return <rect x={x} y={y + 1} width={width} height={Math.max(1, height - 2)} rx={2.5} fill={fill} />
}
