import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { shortDay } from '#app/components/admin/charts/figures.ts'
import { niceTicks } from '#app/components/admin/charts/nice-ticks.ts'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import type { Results } from '#core/measurement/read-results.ts'
import { classNames } from '#lib/class-names.ts'
import { count } from './figures.ts'

const SLOT = 10
const BAR = 7.4

type Day = Results['days'][number]

/** Two drawings over the same days, each with its own scale. */
export function DayCharts({ days }: { days: readonly Day[] }) {
	return (
		<AdminCard
			title="Por dia"
			actions={
				<ul className="flex gap-4 text-fine font-medium text-ink-2">
					<Key look="bg-chart-1">Visitas</Key>
					<Key look="bg-chart-2">Pedidos</Key>
				</ul>
			}
		>
			<figure>
				<figcaption className="mb-4 text-fine text-ink-2">{bestDay(days)}</figcaption>
				<Bars days={days} of="views" height={150} look="fill-chart-1" />
				<Bars days={days} of="quotes" height={44} look="fill-chart-2" />
				<p aria-hidden="true" className="ml-12 flex justify-between text-fine text-ink-3">
					{[0, 0.25, 0.5, 0.75, 1].map((share) => (
						<span key={share}>{shortDay(days[Math.round(share * (days.length - 1))]!.day)}</span>
					))}
				</p>
			</figure>
			<details className="mt-3">
				<summary className="inline-block cursor-pointer rounded-control py-2 font-semibold text-accent">
					Ver como tabela
				</summary>
				<DataTable
					caption="Visitas e pedidos por dia"
					fits
					head={
						<>
							<HeadCell>Dia</HeadCell>
							<HeadCell numeric>Visitas</HeadCell>
							<HeadCell numeric>Pedidos</HeadCell>
						</>
					}
				>
					{days.toReversed().map(({ day, views, quotes }) => (
						<Row key={day}>
							<Cell>{shortDay(day)}</Cell>
							<Cell numeric>{count(views)}</Cell>
							<Cell numeric>{count(quotes)}</Cell>
						</Row>
					))}
				</DataTable>
			</details>
		</AdminCard>
	)
}

function Key({ look, children }: { look: string; children: string }) {
	return (
		<li className="flex items-center gap-1.5">
			<span aria-hidden="true" className={classNames('size-2.5 rounded-[3px]', look)} />
			{children}
		</li>
	)
}

type BarsProps = { days: readonly Day[]; of: 'views' | 'quotes'; height: number; look: string }

function Bars({ days, of, height, look }: BarsProps) {
	const ticks = niceTicks(Math.max(...days.map((day) => day[of])), { whole: true })
	const top = ticks.at(-1)!
	const width = days.length * SLOT
	return (
		<div aria-hidden="true" className="mb-4 grid grid-cols-[2.5rem_1fr] gap-x-2 text-fine leading-none text-ink-3">
			<div className="flex flex-col justify-between text-right" style={{ height }}>
				<span className="-translate-y-1/2">{count(top)}</span>
				<span className="translate-y-1/2">0</span>
			</div>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				className="w-full overflow-visible"
				style={{ height }}
			>
				{ticks.map((tick) => (
					<line
						key={tick}
						x2={width}
						y1={height - (tick / top) * height}
						y2={height - (tick / top) * height}
						vectorEffect="non-scaling-stroke"
						className="stroke-line"
					/>
				))}
				{days.map((day, index) => (
					<rect
						key={day.day}
						x={index * SLOT + (SLOT - BAR) / 2}
						width={BAR}
						y={height - (day[of] / top) * height}
						height={(day[of] / top) * height}
						className={look}
					>
						<title>{`${shortDay(day.day)}: ${count(day[of])}`}</title>
					</rect>
				))}
			</svg>
		</div>
	)
}

function bestDay(days: readonly Day[]): string {
	const best = days.reduce((most, day) => (day.views > most.views ? day : most))
	if (best.views === 0) return 'Nenhuma visita contada neste período.'
	const visits = best.views === 1 ? '1 visita' : `${count(best.views)} visitas`
	return `O dia com mais visitas foi ${shortDay(best.day)}, com ${visits}.`
}
