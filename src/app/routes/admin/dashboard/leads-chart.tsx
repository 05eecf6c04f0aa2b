import type { LeadsOfDay } from '#core/leads/count-leads-per-day.ts'
import type { Block } from './block.ts'
import { BlockCard, NothingHere } from './block-card.tsx'

const HEIGHT = 96
const SLOT = 10
const BAR = 7

export function LeadsChart({ block }: { block: Block<LeadsOfDay[]> }) {
	return (
		<BlockCard title="Pedidos por dia" block={block}>
			{(days) => {
				const total = days.reduce((sum, { leads }) => sum + leads, 0)
				if (total === 0) {
					return (
						<NothingHere
							title={`Nenhum pedido em ${days.length} dias`}
							hint="O gráfico começa com o primeiro pedido."
						/>
					)
				}
				return <Chart days={days} total={total} />
			}}
		</BlockCard>
	)
}

function Chart({ days, total }: { days: LeadsOfDay[]; total: number }) {
	const most = Math.max(...days.map(({ leads }) => leads))
	const top = roundUp(most)
	const best = days.find(({ leads }) => leads === most)!
	return (
		<figure className="px-4.5 pt-3.5 pb-4">
			<figcaption className="mb-3 text-fine text-ink-2">
				{pieces(total)} em {days.length} dias. Máximo: {most}, em {dayOf(best.day)}.
			</figcaption>
			<div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-fine leading-none text-ink-3">
				<div className="flex flex-col justify-between text-right" style={{ height: HEIGHT }}>
					<span className="-translate-y-1/2">{top}</span>
					{top % 2 === 0 && <span>{top / 2}</span>}
					<span className="translate-y-1/2">0</span>
				</div>
				<svg
					viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
					preserveAspectRatio="none"
					className="w-full overflow-visible"
					style={{ height: HEIGHT }}
				>
					{[0, 0.5, 1].map((share) => (
						<line
							key={share}
							x1={0}
							x2={days.length * SLOT}
							y1={HEIGHT * share}
							y2={HEIGHT * share}
							vectorEffect="non-scaling-stroke"
							className="stroke-line"
						/>
					))}
					{days.map(({ day, leads }, index) => (
						<g key={day}>
							<title>{`${dayOf(day)}: ${pieces(leads).toLowerCase()}`}</title>
							{/* The whole column answers the pointer, not only the bar. */}
							<rect x={index * SLOT} width={SLOT} height={HEIGHT} className="fill-transparent hover:fill-hover" />
							<rect
								x={index * SLOT + (SLOT - BAR) / 2}
								width={BAR}
								y={HEIGHT - (leads / top) * HEIGHT}
								height={(leads / top) * HEIGHT}
								className="pointer-events-none fill-chart-1"
							/>
						</g>
					))}
				</svg>
				<p className="col-start-2 mt-2.5 flex justify-between">
					<span>{dayOf(days[0]!.day)}</span>
					<span>hoje</span>
				</p>
			</div>
			{/* Around the table: by itself it would keep its full size, and the page with it. */}
			<div className="sr-only">
				<table>
					<caption>Pedidos por dia</caption>
					<thead>
						<tr>
							<th scope="col">Dia</th>
							<th scope="col">Pedidos</th>
						</tr>
					</thead>
					<tbody>
						{days.map(({ day, leads }) => (
							<tr key={day}>
								<th scope="row">{dayOf(day)}</th>
								<td>{leads}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</figure>
	)
}

/** '2026-03-10' → '10/03' */
function dayOf(day: string): string {
	const [, month, date] = day.split('-')
	return `${date}/${month}`
}

function pieces(leads: number): string {
	if (leads === 0) return 'Nenhum pedido'
	return leads === 1 ? '1 pedido' : `${leads.toLocaleString('pt-BR')} pedidos`
}

/** The end of the scale: even, so that its middle is a number of leads too. */
function roundUp(most: number): number {
	if (most <= 10) return most + (most % 2)
	const step = 10 ** Math.floor(Math.log10(most))
	return Math.ceil(most / step) * step
}
